const ZEROS = [0x0660, 0x06f0]

/** A text with Arabic and Persian digits, as their keyboards type them, written as 0 to 9. */
export const withLatinDigits = (text: string) =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.codePointAt(0)!
    return String(code - ZEROS.findLast((zero) => zero <= code)!)
  })
