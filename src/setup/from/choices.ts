import { priceInCell, pricesIn } from './amounts.ts'

/** What a line lets one choose: its words, and what each answer adds to the price. */
export type Choice = { name: string; options: { name: string; amount: number }[] }

const WORDS =
  /(?<!\p{L})(?:choose|choice|pick|select|zur (?:aus)?wahl|nach wahl|wahlweise|wählen|auswahl|au choix|choisi\p{L}*|a elegir|elija|elige|a escoger|a scelta|scegli\p{L}*|seç\p{L}*|tercih\p{L}*)(?!\p{L})|اختر|اختيار/iu
/** Without a colon: 'Choice of chicken, tofu or beef +$2'. */
const OPEN =
  /^\s*(?<label>(?:(?:with|mit|avec|con) )?(?:(?:your|a) )?(?:choice of|choose (?:from|between)|wahlweise(?: mit)?|au choix(?: entre)?|a scelta tra|a elegir entre))\s+(?<list>(?=.*(?:\s(?:or|oder|ou|o|oppure)\s|\+))\S.*?)[.\s]*$/iu
const SEVERAL =
  /(?<!\p{L})(?:[2-9]|two|three|four|zwei|drei|vier|deux|trois|dos|tres|due|tre|iki|üç)(?!\p{L})|اثنين|ثلاثة/iu
/** Between the parts of a list: 'Chicken, beef or prawns'. */
export const OR = /\s+(?:or|oder|ou|o|oppure|veya|ya da|أو)\s+|\s*[;|،]\s*|,(?!\d)\s*/iu
const ADDED = /^(?<name>[^+]*\p{L}[^+]*?)\s*\(?\+\s*(?<price>[^+()]+?)\s*(?:extra|each)?\)?$/u

/** 'Choice of' before prices that hold for the dishes below. */
export const isChoiceOf = (text: string) => WORDS.test(text) && text.length < 30

/** 'Choose: Chicken, Beef +£1.00', 'Dressing zur Wahl: Joghurt oder Essig-Öl': a line of one choice, and no dish. */
export function choiceIn(text: string, digits: number): Choice | undefined {
  const told = /^\s*(?<label>[^:]{3,50}?)\s*:\s+(?<list>\S.*?)[.\s]*$/u.exec(text) ?? OPEN.exec(text)
  const { label, list } = told?.groups ?? {}
  // Of several nobody knows how many may be the same.
  if (!label || !WORDS.test(label) || SEVERAL.test(label) || SEVERAL.test(list!.split(' ')[0]!)) return undefined
  const options = list!.split(OR).map((part) => {
    const { name = part, price } = ADDED.exec(part)?.groups ?? {}
    const amount = price === undefined ? 0 : priceInCell(price, digits)?.amount
    const isName = /^\p{L}.{1,40}$/u.test(name.trim()) && pricesIn(name, digits).length === 0
    return { name: name.trim(), amount: isName ? amount : undefined }
  })
  const read = options.flatMap(({ name, amount }) => (amount === undefined ? [] : [{ name, amount }]))
  return read.length > 1 && read.length === options.length ? { name: label, options: read } : undefined
}
