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
