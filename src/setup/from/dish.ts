import { t } from 'ttag'
import { amountsOf, named } from './amounts-in-cell.ts'
import { priceInCell, pricesIn } from './amounts.ts'
import { containsIn, marksInList } from './listed-marks.ts'
import { marksIn, merged } from './marks.ts'
import { sizesInName } from './more-sizes.ts'
import { DEPOSIT } from './priced-line.ts'
import type { Context, Dish, DishEntry, Legend, Unsure } from './types.ts'
import { isHours } from './text-kinds.ts'
import { isUsual } from './size-words.ts'
import { isAlcoholic, isDrinks, isWithoutAlcohol, namesIn } from './words.ts'

/** The strength of a drink in its name, which the shop tells beside it. */
const STRENGTH = /[,;]?\s*[([]?(?:ca\.?\s)?(?<!\d)\d{1,2}(?:[.,]\d+)?\s*%\s*(?:vol|alc|abv|alk)(?!\p{L})\.?[)\]]?/iu
const PERCENT = /(\d{1,2}(?:[.,]\d+)?)\s*%\s*(?:vol|alc|abv|alk)?/i
/** 'ab 18 Uhr', 'from 12 noon', 'ab 12,50 €', 'ab 20 Personen' are no ages. */
const NO_AGE = String.raw`(?!\d|[.,:]\d|\s*(?:[-–/]\s*\d|%|\p{Sc}|(?:uhr|h|am|pm|a\.m|p\.m|noon|to|till|until|bis|eur|euro|cl|cm|ml|l|g|kg|min\S*|pers\S*|people|guests|gäste|st(?:ü|u)ck|stk|pcs|pieces|inch)(?!\p{L})))`
const AGE = new RegExp(
  String.raw`(?:\bab|\bfrom|\büber|\bover|\+)\s*(\d{2})${NO_AGE}|(?<!\d)(\d{2})\s*\+|\b(?:dès|a partir de|da)\s(\d{2})\s*(?:ans|años|anni)`,
  'iu',
)
const numberIn = (text: string | undefined) => (text === undefined ? undefined : Number(text.replace(',', '.')))

/** The age from which something is sold, from a heading or a cell. */
export function ageIn(text: string): number | undefined {
  const found = AGE.exec(text) ?? /^\s*(\d{2})\s*$/.exec(text)
  const age = Number(found?.[1] ?? found?.[2] ?? found?.[3])
  return age >= 12 && age <= 25 ? age : undefined
}

/** A number, a whole sentence, two cells in one, or what is said about several dishes: 'All salads with bread'. */
const isNoName = (name: string) =>
  !/\p{L}{2}/u.test(name) ||
  / \| |\*\s+\p{Lu}\p{Ll}/u.test(name) ||
  name.length > 90 ||
  isHours(name) ||
  /^(?:all|alle|every|tou(?:te)?s|tutt[ie]|tod[oa]s|tüm|bütün|جميع|كل)\s/i.test(name)

const WORDS_OF_SPICE = [
  /mild|leicht|light|doux|suave|dolce|hafif|خفيف/i,
  /mittel|medium|moyen|medio|orta|متوسط/i,
  /scharf|hot|spicy|fort|picante|piccante|acı|حار/i,
]
function spiceIn(cell: string): number | undefined {
  const marks = cell.match(/[*🌶x+•]/gu)?.length ?? 0
  if (/^\d$/.test(cell)) return Math.min(3, Number(cell))
  if (marks > 0 && cell.replace(/[*🌶x+•\s]|\uFE0F/gu, '') === '') return Math.min(3, marks)
  const words = WORDS_OF_SPICE.findIndex((word) => word.test(cell))
  return words === -1 ? undefined : words + 1
}

/** Alcohol from 18, or 21 in the United States: the file does not say it, and less may be sold to whom it must not. */
const ageOfAlcohol = (country: string) => (country === 'US' ? 21 : 18)

/** Understands a dish; a text if it has no price. */
export function dishOf(
  entry: DishEntry,
  section: string,
  age: number | undefined,
  legend: Legend,
  context: Context,
): Dish | string {
  const { digits, locale, country } = context
  const { facts } = entry
  const read = amountsOf(entry.prices, context)
  if (read.prices.length === 0) return [t`no price`, read.words.join(', ')].filter(Boolean).join(': ')
  const unsure: Unsure[] = [...entry.unsure, ...read.unsure]
  const doubt = (cause: Unsure['cause'], about: string) => void unsure.push({ cause, about })
  const sized = sizesInName(entry.name, read.prices)
  const { prices, isUnsure } = named(sized.prices, namesIn(locale).size)
  // One size of several is told, but not the usual one.
  if (prices.length === 1 && isUsual(prices[0]!.size)) prices[0]!.size = ''
  if (isUnsure) doubt('sizes', prices.map(({ size }) => size).join(', '))
  if (prices.some(({ amount }) => amount === 0)) doubt('free', entry.name)

  if (isNoName(entry.name)) doubt('no name', entry.name)
  const inName = DEPOSIT.exec(sized.name)?.[0] ?? ''
  const name = marksIn(sized.name.replace(inName, ' ').replace(/(?<=\S)\s*:\s*$/, ''), legend)
  const inText = DEPOSIT.exec(entry.description)?.[0] ?? ''
  const depositText = facts.deposit ?? (inName || inText)
  const told = entry.description.replace(inText, '').trim()
  const contains = containsIn(told, legend)
  const description = marksIn(contains?.text ?? told, legend)
  const listed = marksInList([facts.allergens, facts.additives].filter(Boolean).join(', '), legend)
  const dieted = marksInList(
    facts.diets && /^(?:x|ja|yes|oui|sí|si|evet|نعم|1|true|✓|✔)$/i.test(facts.diets)
      ? 'vegetarian'
      : (facts.diets ?? ''),
    legend,
  )
  const marks = merged([
    name.marks,
    description.marks,
    ...(contains ? [contains.marks] : []),
    listed.marks,
    dieted.marks,
  ])
  // What is a fact of the dish is not told twice.
  const isPercent = /^\d{1,2}(?:[.,]\d+)?\s*%\s*(?:vol|alc|abv|alk)\.?$/i.test(description.text)
  const texts = [isPercent ? '' : description.text, ...read.words, listed.rest, dieted.rest]

  const spice = facts.spice ? spiceIn(facts.spice) : 0
  if (spice === undefined) {
    texts.push(facts.spice!)
    doubt('value', facts.spice!)
  }
  const deposit = depositText ? (priceInCell(depositText, digits) ?? pricesIn(depositText, digits)[0]) : undefined
  const isWithin = /inkl|incl/i.test(depositText)
  if (depositText && (!deposit || isWithin)) {
    texts.push(depositText)
    doubt('deposit', depositText)
  }
  const words = `${entry.name} ${entry.description}`
  const isOfAlcohol = isAlcoholic(section) || (isDrinks(section) && isAlcoholic(entry.name))
  const alcohol = numberIn(
    /(\d+(?:[.,]\d+)?)/.exec(facts.alcohol ?? '')?.[1] ??
      (/vol|alc|abv|alk/i.test(words) || isOfAlcohol ? PERCENT.exec(words)?.[1] : undefined),
  )
  const isAlcohol = (alcohol ?? 0) > 1.2 || (isOfAlcohol && !isWithoutAlcohol(entry.name, words) && alcohol !== 0)
  const ownAge = (facts.age ? ageIn(facts.age) : undefined) ?? ageIn(entry.name) ?? age
  if (facts.age && ageIn(facts.age) === undefined && !/^[-–0]?$/.test(facts.age)) doubt('value', facts.age)
  if (isAlcohol && ownAge === undefined) doubt('age', `${ageOfAlcohol(country)}`)
  const minimumAge = ownAge ?? (isAlcohol ? ageOfAlcohol(country) : undefined)
  if (pricesIn(told, digits).some(({ isAdded, sign }) => isAdded || sign)) doubt('price in text', entry.description)
  const rate = numberIn(/^(\d{1,2}(?:[.,]\d+)?)\s*%?$/.exec(facts.tax ?? '')?.[1])
  // A sheet has 10 % as 0.1.
  const tax = rate !== undefined && rate > 0 && rate < 1 ? Number((rate * 100).toFixed(3)) : rate
  if (facts.tax && tax === undefined) doubt('tax', facts.tax)
  const bare = alcohol === undefined ? name.text : name.text.replace(STRENGTH, '').trim()
  const caffeine = numberIn(/(\d+(?:[.,]\d+)?)/.exec(facts.caffeine ?? '')?.[1])
  return {
    ...{ line: entry.line, menu: entry.menu ?? '', section, name: bare || entry.name, prices, sign: read.sign },
    description: [...new Set(texts.filter(Boolean))].join(', '),
    ...{ allergens: marks.allergens, additives: marks.additives, diets: marks.diets },
    spice: Math.max(marks.spice, spice ?? 0),
    ...(deposit && !isWithin && { deposit: deposit.amount }),
    ...(tax !== undefined && { tax }),
    ...(alcohol !== undefined && alcohol <= 100 && { alcohol }),
    ...(caffeine !== undefined && { caffeine }),
    ...(minimumAge !== undefined && { age: minimumAge }),
    unsure: [...unsure, ...marks.unsure],
  }
}
