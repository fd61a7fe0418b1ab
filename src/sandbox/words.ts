import words from './words.json' with { type: 'json' }

/** What says in which language. */
export type Spoken = { restaurant: { locale: string } }
export type Words = keyof typeof words.de
const WORDS: Record<string, Record<Words, string>> = words

/** A text with its values, to be said in the language of the restaurant. */
export type Said = string | [text: Words, ...values: (string | number)[]]

const filled = (text: string, values: (string | number)[]) =>
  text.replace(/\{(\d)\}/g, (_, at: string) => String(values[Number(at)]))

/** A text in English, as it stands in logs. */
export const inEnglish = (said: Said) => (typeof said === 'string' ? said : filled(said[0], said.slice(1)))

/** A text in the language of the restaurant; one for developers alone stays in English. */
export const inLanguage = (context: Spoken, said: Said) =>
  typeof said === 'string' ? say(context, said as Words) : say(context, ...said)

/** A text for customers in the language of the restaurant, in English where that is not known; {0} is the first value. */
export function say({ restaurant }: Spoken, text: Words, ...values: (string | number)[]): string {
  const language = restaurant.locale.split('-')[0]!
  return filled(WORDS[language]?.[text] ?? text, values)
}

/** The texts without values in one language, by those in another. */
export const wordsFrom = (main: string, other: string): Record<string, string> =>
  Object.fromEntries(
    Object.keys(words.de).map((text) => [WORDS[main]?.[text as Words] ?? text, WORDS[other]?.[text as Words] ?? text]),
  )

const PLACE = /\\\{(\d)\\\}/g

/** Matches a text with any values, each in a named group. A value that appears twice must be the same both times. */
function patternOf(text: string): RegExp {
  const seen = new Set<string>()
  const source = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(PLACE, (_, at: string) => {
    const group = seen.has(at) ? `\\k<v${at}>` : `(?<v${at}>.+?)`
    seen.add(at)
    return group
  })
  return new RegExp(`^${source}$`, 'su')
}

/**
 * Translates a text with values from the main language into another one, and its values with `value`. Returns undefined
 * for a text that is not listed.
 */
export function interpreter(main: string, other: string) {
  const texts = (Object.keys(words.de) as Words[]).filter((text) => text.includes('{0}'))
  const known = texts
    .map((text) => ({ from: WORDS[main]?.[text] ?? text, to: WORDS[other]?.[text] ?? text }))
    // '{0}: choose {1} to {2}.' is one of '{0}: choose {1}.', too.
    .sort((a, b) => b.from.length - a.from.length)
    .map(({ from, to }) => ({ pattern: patternOf(from), to }))
  return (said: string, value: (text: string) => string): string | undefined => {
    for (const { pattern, to } of known) {
      const { groups } = pattern.exec(said) ?? {}
      if (groups) return to.replace(/\{(\d)\}/g, (_, at: string) => value(groups[`v${at}`]!))
    }
    return undefined
  }
}
