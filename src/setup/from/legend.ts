import { allergensIn } from './allergen-words.ts'
import { dietIn } from './diet-words.ts'
import { plain } from './header-words.ts'
import type { Legend, Row } from './types.ts'

/** How words for additives begin, in the seven languages. */
const ADDITIVE =
  /farbstoff|konserv|antioxid|geschmacksv|geschwefel|geschwarz|gewachs|phosphat|sussung|sussstoff|phenylal|coffein|koffein|chinin|taurin|colou?r|preserv|sweeten|caffein|quinin|enhancer|sulph|conserv|edulcor|dolcific|tatlandir|renklendir|koruyucu|kafein|cafein|nitrit|milcheiweiss|stabilis|saureru|glutamat|مواد ملون|حافظة|كافيين|محل/
const SPICY = /scharf|spicy|mild|medium|mittel|(?<!p)hot|piquant|epice|picante|piccante|aci\b|حار/
const CODE = String.raw`[A-Za-z]{1,2}\d?|\d{1,2}[a-z]?|\*{1,3}|\p{Extended_Pictographic}\uFE0F?`
const PAIR = new RegExp(
  String.raw`^\(?(?<code>${CODE})(?:\)?\s*(?<sign>[=:])|\s*[).–-]|\s|(?<=[^\p{L}]))\s*(?<words>\p{L}.*)$`,
  'u',
)
/** Between pairs of one line: commas and the like, or only the next code with its sign. */
const BETWEEN = new RegExp(
  String.raw`[;|•·,]|\.\s+|\s{2,}|\s\/\s|\s(?=\(?(?:${CODE})\)?\s*[=:])|\s(?=\d{1,2}\)?\s+\p{Ll})|\s(?=\((?:${CODE})\)\s)`,
  'u',
)

const isMark = (code: string) => /^[^\p{L}\d]/u.test(code)

type Pair = { code: string; words: string; isSigned: boolean }

const pairsIn = (text: string): Pair[] =>
  text
    .split(BETWEEN)
    .map((part) => part.replace(/^\s*[\p{L}\s]{4,}:\s*/u, ''))
    .flatMap((part) => {
      const { code, sign, words } = PAIR.exec(part.trim())?.groups ?? {}
      if (code === undefined || words === undefined) return []
      // 'or eggs' is no code and its meaning.
      if (/^[a-z]{2}$/.test(code) && !sign) return []
      const isKnown =
        ADDITIVE.test(plain(words)) ||
        allergensIn(words).names.length > 0 ||
        dietIn(words) !== undefined ||
        (isMark(code) && SPICY.test(plain(words)))
      return isKnown ? [{ code, words: words.trim(), isSigned: sign !== undefined }] : []
    })

/** Whether a line explains codes: several of them, one with a sign, or one of an additive in lower case. */
const isLegend = (pairs: Pair[]) =>
  pairs.length > 1 ||
  pairs.some(
    ({ code, words, isSigned }) =>
      isSigned || (isMark(code) && SPICY.test(plain(words))) || (ADDITIVE.test(plain(words)) && /^\p{Ll}/u.test(words)),
  )
/** Whether the only pair of a line may be one of a list: few words that name an allergen or an additive. */
const isListed = ({ words }: Pair) => words.split(' ').length < 5

const PRICE = /\d[.,]\d{1,2}(?!\d)|\d\s?\p{Sc}|\p{Sc}\s?\d/u
const ONLY_CODE = new RegExp(String.raw`^\(?(?:${CODE})\)?$`, 'u')

/** The codes that the lines of a file explain, and those lines. */
export function legendOf(rows: Row[]): { legend: Legend; lines: Set<number> } {
  const legend: Legend = { allergens: {}, additives: {}, diets: {}, spice: [] }
  const lines = new Set<number>()
  const read = rows.flatMap(({ line, cells }) => {
    const filled = cells.filter((cell) => cell.trim() !== '')
    const [first = '', second = ''] = filled.map((cell) => cell.trim())
    const isPair = filled.length === 2 && ONLY_CODE.test(first)
    const pairs = pairsIn(isPair ? `${first} ${second}` : filled.join('; '))
    return pairs.length === 0 || filled.some((cell) => PRICE.test(cell))
      ? []
      : [{ line, pairs, isPair, count: filled.length }]
  })
  const single = read.filter(
    ({ pairs, isPair, count }) => pairs.length === 1 && isListed(pairs[0]!) && (isPair || count === 1),
  )
  for (const one of read) {
    if (!isLegend(one.pairs) && !(single.includes(one) && single.length > 2)) continue
    lines.add(one.line)
    for (const { code, words } of one.pairs) {
      const diet = dietIn(words)
      if (diet) legend.diets[code.toUpperCase()] ??= diet
      else if (ADDITIVE.test(plain(words))) legend.additives[code] ??= words
      else if (isMark(code)) legend.spice.push(code)
      else legend.allergens[code] ??= allergensIn(words).names
    }
  }
  return { legend, lines }
}
