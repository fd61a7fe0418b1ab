/** Spelling without case, accents and marks: what the lists of words are written in. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u0652'’´*]/g, '')
    .replaceAll('ß', 'ss')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')

export const letters = (text: string) => fold(text).replace(/[^\p{L}]/gu, '')

/** A word of a text, or two or three that follow each other as one: 'fried rice', 'pad thai'. */
export type Word = { text: string; start: number; end: number; joined: boolean }

const ARTICLE = /^(?:وال|بال|ال|لل)(?=..)/u

export function wordsOf(text: string): Word[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(ARTICLE, ''))
  return [3, 2, 1].flatMap((count) =>
    words.slice(0, Math.max(0, words.length - count + 1)).map((_, at) => ({
      text: words.slice(at, at + count).join(''),
      start: at,
      end: at + count - 1,
      joined: count > 1,
    })),
  )
}

/**
 * Words that a table lists for something; one with a hyphen before it ends compounds however short it is ('-eis'), and
 * one with an equals sign none: '=peroni' is not in 'peperoni'.
 */
export const split = <Name>(table: [Name, string][]) =>
  table.map(([name, words]) => [name, fold(words).split(' ')] as const)

type Table<Name> = readonly (readonly [Name, string[]])[]
/** What a word means: a name of a table by one of its entries, and which row that is. */
export type Meaning<Name> = { name: Name; entry: string; row: number }

/** Looks words up in a table, each word of a menu only once. */
export function lookUpIn<Name>(table: Table<Name>) {
  const known = new Map<string, Meaning<Name>[]>()
  return (word: Word): Meaning<Name>[] => {
    const key = `${word.text} ${word.joined}`
    const found =
      known.get(key) ??
      table.flatMap(([name, list], row) =>
        list.filter((entry) => means(word, entry)).map((entry) => ({ name, entry, row })),
      )
    known.set(key, found)
    return found
  }
}

/** An entry of a list without the sign before it. */
export const wordOf = (entry: string) => entry.replace(/^[-=]/, '')

/** 'ei' is no word in the plural where 'eis' is read. */
const SHORTEST_PLURAL = 3
const SHORTEST_ENDING = 5
const LEAST_BEFORE_ENDING = 3

/** Whether a word is one of a list: in the plural, and as the end of a compound such as 'Tomatensuppe'. */
export function means({ text, joined }: Word, entry: string): boolean {
  const ending = entry.startsWith('-')
  const listed = wordOf(entry)
  if (text === listed) return true
  const plural =
    listed.length >= SHORTEST_PLURAL &&
    [`${listed}s`, `${listed}n`, `${listed}ات`, listed.replace(/y$/, 'ies')].includes(text)
  if (plural) return true
  if (ending) return !joined && text.length >= listed.length + LEAST_BEFORE_ENDING && text.endsWith(listed)
  return !entry.startsWith('=') && listed.length >= SHORTEST_ENDING && text.endsWith(listed)
}
