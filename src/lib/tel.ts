/**
 * The `tel:` URL of what one dials of a number that nobody has looked up: its digits, without a zero in brackets and
 * what follows as words, such as an extension.
 */
export const dialled = (phone: string) => `tel:${phone.replaceAll(/\(0\)|[\p{L};#].*|[^\d+]/gu, '')}`

/** Whether `dialled` is right without looking it up: none, or international without a zero, an extension or an old prefix. */
export const isPlain = (phone: string) => /^(\+(?!52|\d{1,3}\D+0)[\d .-]+)?$/.test(phone)
