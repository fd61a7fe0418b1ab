import { withLatinDigits } from '../../lib/typed'

/** Letters that Unicode does not take apart, as people type them without. */
const LETTERS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ŋ: 'n', ŧ: 't', ı: 'i', ς: 'σ' },
  // Arabic, also as Persian and Urdu keyboards write it; the drawn-out line between letters is none.
  ...{ ى: 'ي', ی: 'ي', ې: 'ي', ک: 'ك', ة: 'ه', ۀ: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ٱ: 'ا', ـ: '', ء: '' },
}
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')
/** Accents, Arabic vowel signs with hamza and madda, and what cannot be seen. */
const MARKS = /[\p{Diacritic}\p{Cf}\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/gu

/** A word for comparison: without case, accents, and variants of letters and digits. */
export const folded = (word: string): string =>
  withLatinDigits(word.normalize('NFKD'))
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter]!)
    .replace(MARKS, '')

/** What a keyboard without umlauts types for them. */
const AS_TWO: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** 'noodle' for 'noodles', so that typos are forgiven in a word that is not typed to the end. */
const singular = (word: string) => (/[^s]s$/.test(word) && word.length > 4 ? word.slice(0, -1) : word)

/** The words by which a word of a dish is found, folded: itself, with umlauts as two letters, and as one of many. */
export function wordsOf(word: string): string[] {
  const inTwo = word.normalize('NFC').replace(/[äöüåø]/giu, (letter) => AS_TWO[letter.toLowerCase()]!)
  return [...new Set([folded(word), folded(inTwo)].flatMap((one) => [one, singular(one)]).filter(Boolean))]
}
