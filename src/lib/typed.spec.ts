import { describe, expect, it } from 'vitest'
import { typedCode, typedDigits, typedEmail, typedLine, typedPin, typedText } from './typed'

/** A black flag, the letters 'gbeng' that are not seen, and their end. */
const ENGLAND = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'

/** The digits 0 to 9 of every script, in the order of Unicode: ten in a row, zero first. */
const everyDigit = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => (code < 0xd800 || code > 0xdfff) && /\p{Nd}/u.test(String.fromCodePoint(code)))
  .map((code) => String.fromCodePoint(code))

it('the digits of every script are read as 0 to 9', () => {
  expect(everyDigit.length).toBeGreaterThan(600)
  const read = everyDigit.map((digit) => typedCode(digit))
  expect(read).toEqual(everyDigit.map((_, at) => String(at % 10)))
  expect(everyDigit.map((digit) => typedLine(digit))).toEqual(read)
})

describe('a code', () => {
  it.each<[read: string, texts: string[]]>([
    ['635672', ['٦٣٥٦٧٢', '६३५६७२']],
    ['7301', ['۷۳۰۱']],
    ['123456', ['１２３４５６']],
    ['MARKET10', ['MARKET\u200b10', '\u2066MARKET10\u2069', 'MAR\u00adKET10\ufeff', 'MARKET\u200d10']],
    ['MARKET10', [' MARKET\u00a0 10\n', 'ＭＡＲＫＥＴ１０', 'MAR\u0000KET10']],
    ['CAFÉ10', ['CAFE\u030110', 'CAFE\u200b\u030110']],
    ['A-12', ['A-12']],
  ])('%s is read from each of %j', (read, texts) => expect(texts.map(typedCode)).toEqual(texts.map(() => read)))

  it('of digits only may have anything between them', () => {
    expect(typedDigits('٦٠٠٦-٤٩١٢ 0000')).toBe('600649120000')
    expect(typedDigits('no digit')).toBe('')
  })
})

it.each<[read: string, texts: string[]]>([
  ['635672', ['10 min: 635672', 'Your code is 635-672, valid for 10 minutes', 'الرمز ٦٣٥٦٧٢، صالح ١٠ دقائق']],
  ['635672', ['G-635672', '635\u200b672', '6 3 5 6 7 2', '63567210']],
  ['63567', ['63567', '63567a']],
  ['', ['10 min: 63567', 'no digit']],
])('a code of six digits is %j of each of %j', (read, texts) => {
  for (const text of texts) expect(typedPin(text, 6), text).toBe(read)
})

it.each([
  ['  Ada\u00a0  Byron ', 'Ada Byron'],
  ['Ada\nByron', 'Ada Byron'],
  ['Jose\u0301', 'José'],
  ['A\u200bda\u00ad', 'Ada'],
  ['A\u200dda', 'Ada'],
  ['\u202bعمر\u202c', 'عمر'],
  ['١٢ Main Street', '12 Main Street'],
  ['１２　Ｍａｉｎ', '12 Main'],
  ['12½ Main Street, 3º', '12½ Main Street, 3º'],
  ['O´Brien', 'O´Brien'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['عمر\u200c', 'عمر'],
  ['क्\u200dष', 'क्\u200dष'],
  ['\ufe8d\ufedf\ufedc', 'الك'],
  [ENGLAND, ENGLAND],
  [`A\u{e0067}da ${ENGLAND}\u{e0067}`, `Ada ${ENGLAND}`],
])('a line %j is %j', (typed, read) => expect(typedLine(typed)).toBe(read))

it('a note keeps its line breaks, spaces and emoji, and loses what is not seen', () => {
  expect(typedText(' No\u200b ice,  please\r\n٢ × 👨\u200d👩\u200d👧 ❤️\u2069\n')).toBe(
    'No ice,  please\n2 × 👨\u200d👩\u200d👧 ❤️',
  )
})

it('an email address is composed, and is not repaired where it is wrong', () => {
  expect(typedEmail(' ada\u200b＠example.com\u2069')).toBe('ada@example.com')
  expect(typedEmail('ada lovelace@example.com')).toBe('ada lovelace@example.com')
})

it('a text of 10,000 characters is read at once', () => {
  const long = '٢\u200b'.repeat(5000)
  expect(typedCode(long)).toBe('2'.repeat(5000))
  expect(typedText(long)).toBe('2'.repeat(5000))
})
