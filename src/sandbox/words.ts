import type { SandboxContext } from './context'
import words from './words.json' with { type: 'json' }

export type Words = keyof typeof words.de
const WORDS: Record<string, Record<Words, string>> = words

/** A text for customers in the language of the restaurant, in English where that is not known; {0} is the first value. */
export function say(
  { restaurant }: Pick<SandboxContext, 'restaurant'>,
  text: Words,
  ...values: (string | number)[]
): string {
  const language = restaurant.locale.split('-')[0]!
  return (WORDS[language]?.[text] ?? text).replace(/\{(\d)\}/g, (_, at: string) => String(values[Number(at)]))
}
