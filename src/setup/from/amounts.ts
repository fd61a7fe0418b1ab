/** Signs and short names of currencies, as menus write them. */
const SIGNS =
  String.raw`\p{Sc}|EUR|Euro|USD|GBP|CHF|SFr\.?|Fr\.|Ft|HUF|Kč|CZK|zł|PLN|lei|RON|kr\.?|SEK|NOK|DKK|TL|TRY|KD|KWD|BHD|OMR|JOD|JD|QAR|QR|SAR|SR|AED|Dhs?|EGP|MAD|TND|Rs\.?|INR|NPR|PKR|LKR|RM|MYR|Rp\.?|IDR|THB|SGD|AUD|CAD|MXN|BRL|ZAR|(?:US|CA|AU|A|C|NZ|HK|NT|S|MX|R)\$` +
  String.raw`|د\.ك\.?|د\.ب\.?|ر\.ع\.?|ر\.س\.?|ر\.ق\.?|د\.إ\.?|د\.أ\.?|ج\.م\.?|دينار|ريال|درهم|جنيه`
const WITH_PART = String.raw`\d{1,3}(?:[.,'’ ]\d{3})+[.,](?:\d{1,2}|\s?[-–—]+)|\d{1,3} \.\d{2}|\.\d{2}|\d+[.,]\d{1,3}|\d+[.,]\s?[-–—]+`
const WHOLE = String.raw`\d{1,3}(?:[.,'’ ]\d{3})+|\d+`
/** After a number: what makes it a volume, a length, a date or a time. */
const NO_UNIT = String.raw`(?![.,:]?\d)(?!\s*(?:[-–]\s*\d|-?(?:l|fl|cl|ml|dl|cm|mm|g|kg|oz|m|km|%|°|uhr|h|pm|am|vol|liter|litre|kcal|kj|stunden?|std|minuten?|hours?|heures?|horas?|ore|saat|min|ساعات?|لتر|مل|سم|غم?|جم|كغم?|كجم)(?![\p{L}\p{N}’'])|[%°]))`
const NOT_WITHIN = String.raw`(?<![\p{L}\d.,:/-])(?<!\b(?:until|till|bis|before|jusqu[’']à|hasta|fino alle)\s)(?![01][.,]5\s*(?:porsiyon|portion|ración|porzion))`

/** '10 / 11 €' and '€ 10 / 11': one sign for two prices. */
const NUMBER = `(?:${WITH_PART}|${WHOLE})`
const OF_TWO = `(?<d>\\d{1,3})(?=\\s?/\\s?${NUMBER}\\s?(?<right>${SIGNS})(?!\\p{L}))|(?<=(?<left>${SIGNS})\\s?${NUMBER}\\s?/\\s?)(?<e>\\d{1,3})`

const PRICE_IN_TEXT = new RegExp(
  `${NOT_WITHIN}(?:(?<before>${SIGNS})\\s?(?<a>\\d{1,3}\\. \\d{2}(?!\\d)|${WITH_PART}|${WHOLE})|(?<b>${WITH_PART}|${WHOLE})\\s?(?<after>\\p{Sc}|(?:${SIGNS})(?!\\p{L}))|(?<c>${WITH_PART})${NO_UNIT}|(?<=\\s\\+)(?<f>[1-9]\\d{0,2})(?=\\s*$)|${OF_TWO})${NO_UNIT}`,
  'giu',
)
const ONLY_A_PRICE = new RegExp(
  `^(?<plus>\\+)?\\s*(?<before>${SIGNS})?\\s*(?<number>${WITH_PART}|${WHOLE})\\s*(?<after>${SIGNS})?$`,
  'iu',
)

/** Arabic and Persian digits and separators as the Latin ones, and no-break spaces as spaces. */
export const withLatinDigits = (text: string) =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)٬(?=\d)/g, ',')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u200e\u200f\u061c]/g, '')

/** '90p' at the end of a text as '£0.90', and '7€50' as '7,50 €'. */
export const withPlainPrices = (text: string) =>
  text
    .replace(/(?<=^|\s)(\d{2})p(?=\s*$)/gm, '£0.$1')
    .replace(/(?<![\d.,])(\d{1,3})€(\d{2})(?![\d.,]|\s?€)/g, '$1,$2 €')

/** '1.250,00', '7,5', '7,-' or '12 500' in minor units; undefined for what has more decimals than the currency. */
function minorUnits(number: string, digits: number): number | undefined {
  const bare = number.replace(/[.,]\s?[-–—]+$/, '').replace(/['’ ]/g, '')
  const { whole = bare, part = '' } = /^(?<whole>.*)[.,](?<part>\d+)$/.exec(bare)?.groups ?? {}
  const isThousands = part.length === 3 && (digits < 3 || /[.,]/.test(whole))
  if (isThousands && whole.startsWith('0')) return undefined
  if (isThousands) return Number(bare.replace(/[.,]/g, '')) * 10 ** digits
  if (part.length > digits) return undefined
  return Number(whole.replace(/[.,]/g, '') + part.padEnd(digits, '0'))
}

/** A price in a text: where it stands, and the sign of its currency. */
export type Priced = { amount: number; sign: string; isAdded: boolean; at: number; end: number }

/** The amount of a text that is a price and nothing else: '7,50 €', '€ 7.50', '7,-', '12 500', '+1,00'. */
export function priceOf(text: string, digits: number): Priced | undefined {
  const { plus, before, number, after } = ONLY_A_PRICE.exec(withLatinDigits(text).trim())?.groups ?? {}
  const amount = number === undefined ? undefined : minorUnits(number, digits)
  if (amount === undefined) return undefined
  return { amount, sign: before ?? after ?? '', isAdded: plus !== undefined, at: 0, end: text.length }
}

/** Between prices of several sizes: '13₺-16₺', '4,50 €/7,00 €', '£4/£7', '4,50/7,00', '(25 cl - 50 cl)  4,50 - 7,00'. */
const BETWEEN =
  /(?<=\d\s?\p{Sc}\s?)[-–/](?=\s?\d+(?:[.,]\d+)?\s?\p{Sc})|(?<=\d)[-–/](?=\p{Sc}\s?\d)|(?<=\d[.,]\d{2})\/(?=\d{1,3}[.,]\d{2}(?!\d))|(?<=\)\s+\d{1,3}[.,]\d{2}\s?)[-–](?=\s?\d{1,3}[.,]\d{2}\s*$)/gu

/** Every price in a text, without the whole numbers that may be anything. */
export function pricesIn(text: string, digits: number): Priced[] {
  const latin = withLatinDigits(text).replace(BETWEEN, '|')
  return [...latin.matchAll(PRICE_IN_TEXT)].flatMap(({ 0: all, index, groups = {} }) => {
    const { a, b, c, d, e, f } = groups
    const sign = groups.before ?? groups.after ?? groups.right ?? groups.left ?? ''
    const amount = minorUnits(a ?? b ?? c ?? d ?? e ?? f ?? '', digits)
    const isAdded = latin.slice(0, index).trimEnd().endsWith('+')
    return amount === undefined ? [] : [{ amount, sign, isAdded, at: index, end: index + all.length }]
  })
}

const FROM_WORDS = 'ab|from|dès|à partir de|desde|a partir de|da|a partire da|من|ابتداء من|ابتداءً من'
const FROM = new RegExp(`^(?:${FROM_WORDS})\\s+`, 'i')
export const FROM_AT_END = new RegExp(`(?<=^|\\s)(?:${FROM_WORDS})\\s*$`, 'i')

/** A price in a cell, perhaps with words beside it: 'from 7,50', '7,50 pro Person'. */
export function priceInCell(cell: string, digits: number): (Priced & { isFrom: boolean; words: string }) | undefined {
  const text = withLatinDigits(withPlainPrices(cell))
    .trim()
    .replace(/'den$|'dan$/i, '')
  const isFrom = FROM.test(text)
  const bare = text.replace(FROM, '')
  const only = priceOf(bare, digits)
  if (only) return { ...only, isFrom, words: '' }
  const [first, second] = pricesIn(bare, digits)
  if (!first || second) return undefined
  const words = `${bare.slice(0, first.at)} ${bare.slice(first.end)}`
    .replace(/\s+/g, ' ')
    .replace(/^\+|\+$/g, '')
    .trim()
  return { ...first, isFrom, words }
}
