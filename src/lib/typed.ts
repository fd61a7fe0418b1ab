/** Signs that are not seen: zero-width, directional and soft hyphens, and controls other than spaces. */
const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\p{Cf}`
const CONTROLS = String.raw`(?!\s)\p{Cc}`
/** Joiners within a word of a script that needs them, such as Persian, and within an emoji. */
const JOINED = String.raw`(?<=\p{Extended_Pictographic}|[\p{EMod}\ufe0f]|(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])`
/** What makes England's flag of a black one. */
const OF_FLAG = String.raw`(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]`

const IN_CODES = new RegExp(String.raw`[${UNSEEN}\s]|\p{Cc}`, 'gu')
const IN_WORDS = new RegExp(String.raw`(?!${JOINED}|${OF_FLAG}|\ufe0f)[${UNSEEN}]|${CONTROLS}`, 'gu')

/** Full-width letters, and forms of Arabic letters and ligatures. NFKC of all else would make 12½ of an address 121⁄2. */
const FORMS = /[\u3000\ufb00-\ufdff\ufe70-\ufefc\uff01-\uffef]+/gu

const OTHER_DIGIT = /[^\P{Nd}0-9]/gu

/** Ten digits follow each other in Unicode, zero first, and in some scripts one ten follows another. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return String(before % 10)
}

/** With the digits of any script as 0 to 9. */
export const withLatinDigits = (text: string) => text.replace(OTHER_DIGIT, latinDigit)

/**
 * What a person typed or pasted as a code, such as a promo code or a PIN: composed, with digits 0 to 9, without spaces
 * and signs that are not seen.
 */
export const typedCode = (text: string) => withLatinDigits(text.normalize('NFKC').replace(IN_CODES, '')).normalize()

/** The digits alone of what was typed, as 0 to 9: '635 672' and '٦٣٥-٦٧٢' are 635672. */
export const typedDigits = (text: string) => typedCode(text).replace(/\D/g, '')

/**
 * The code of so many digits in what was typed or pasted, as 0 to 9. A whole message has other numbers, too: of 'Valid
 * for 10 min: 635672' it is 635672. Without a code of that length it gives the first digits, but none of numbers that
 * words part: '10 min: 63567' is no 106356.
 */
export function typedPin(text: string, length: number): string {
  const latin = withLatinDigits(text.normalize('NFKC').replace(IN_WORDS, ''))
  const together = new RegExp(String.raw`(?<!\d)\d{${length}}(?!\d)`)
  const apart = new RegExp(String.raw`(?<!\d)\d(?:[\s-]?\d){${length - 1}}(?!\d)`)
  const [code] = together.exec(latin) ?? apart.exec(latin) ?? []
  const digits = typedDigits(code ?? text)
  return !code && digits.length >= length && /\p{L}/u.test(latin) ? '' : digits.slice(0, length)
}

const inWords = (text: string) =>
  withLatinDigits(text.replace(IN_WORDS, '').replace(FORMS, (forms) => forms.normalize('NFKC'))).normalize()

/** What was typed into a field of one line, such as a name: as typedText, with single spaces and no line break. */
export const typedLine = (text: string) => inWords(text).replace(/\s+/g, ' ').trim()

/** What was typed as an email address. A space within it stays, and makes it invalid. */
export const typedEmail = (text: string) => typedLine(text.normalize('NFKC'))

/**
 * What was typed into a field of several lines, such as a note: composed, with digits 0 to 9, without signs that are not
 * seen. Line breaks and spaces within stay.
 */
export const typedText = (text: string) => inWords(text.replace(/\r\n?/g, '\n')).trim()
