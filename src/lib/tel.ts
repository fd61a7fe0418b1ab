/**
 * The `tel:` URL of what one dials of a number that nobody has looked up: its digits, without a zero in brackets and
 * what follows as words, such as an extension.
 */
export const dialled = (phone: string) =>
  `tel:${phone
    .replaceAll('(0)', '')
    .replace(/[\p{L};#].*$/u, '')
    .replaceAll(/[^\d+]/g, '')}`

/** Whether `dialled` is right without looking it up: international, without a zero, an extension or an old prefix. */
export const isPlain = (phone: string) => /^\+(?!52|\d{1,3}\D+0)[1-9][\d .-]*$/.test(phone.trim())
