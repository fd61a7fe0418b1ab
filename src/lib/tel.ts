/**
 * The `tel:` URL of what one dials of a number that nobody has looked up: its digits, without a zero in brackets and
 * what follows as words, such as an extension.
 */
export const dialled = (phone: string) => `tel:${phone.replaceAll(/\(0\)|[\p{L};#].*|[^\d+]/gu, '')}`

/** The codes of countries that have one or two digits. */
const SHORT_CODE = '[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]'
/** Followed by a zero or an eight for calls within the country, or of one that has written mobile numbers otherwise. */
const IS_ODD = String.raw`5[24]|39|7\D*8|(?:${SHORT_CODE}|\d{3})\D*0`
const PLAIN = new RegExp(String.raw`^(\+(?!\D*(?:${IS_ODD}))[\d .-]+)?$`)

/** Whether `dialled` is right without looking it up: none, or international without an extension and what is odd. */
export const isPlain = (phone: string) => PLAIN.test(phone)
