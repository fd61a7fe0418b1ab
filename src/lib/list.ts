import { locale } from './locale'

/** The separator of a list in the language of the build. */
export const COMMA = /^(ar|fa|ur)\b/.test(locale) ? '، ' : ', '

/** Joins the parts that are not empty, such as those of an address or the options of a dish. */
export const listOf = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(COMMA)
