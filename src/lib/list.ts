import { locale } from './locale'

/** What stands between the parts of a line. */
export const COMMA = /^(ar|fa|ur)\b/.test(locale) ? '، ' : ', '

/** The parts that are there in one line: those of an address, or the options of a dish. */
export const listOf = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(COMMA)
