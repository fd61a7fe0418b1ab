type Loose = Record<string, unknown>
/** How a cell is read: what a price is, and where a mistake goes. */
type Reading = { priceOf: (written: string) => number; tell: (text: string) => void }

/** 'Dips (0-2): Garlic +0.50, Ketchup': a name, perhaps limits, and options that may cost extra. */
const GROUP = /^(?<name>[^:(]+?)\s*(?:\((?<min>\d+)(?:\s*-\s*(?<max>\d+))?\))?\s*:\s*(?<options>.+)$/
const OPTION = /^(?<name>.+?)(?:\s*\+\s*(?<price>.+))?$/
/** Between options. The comma of '+0,50' or 'Egg 1,20' is within a price, those of '30 cm,40 cm' and 'Sugar,7 Up' are not. */
const BETWEEN = /;|(?<!(?:\+|\s[−–-]|\p{L}\s)\s*\p{Sc}?\s*\d+),|,(?!\d{1,3}\s*\p{Sc}?\s*(?:[,;]|$))/u
/** 'Egg 1.20', 'Bacon -0.50', 'Ham $2': an amount at the end, without the plus of a price. 'Cola 2' is a name. */
const AMOUNT_AT_END =
  /^(?<name>.+?)\s+(?:(?<minus>[−–-])\s*\p{Sc}?\s*\d+(?:[.,]\d{1,3})?|\p{Sc}\s*\d+|\p{Sc}?\s*\d+[.,]\d{1,3})\s*\p{Sc}?$/u

/** The parts of a list in a cell, without those that are empty. */
export const listOf = (text = '', between: RegExp = /[,;]/) =>
  text
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean)

function optionOf(written: string, { priceOf, tell }: Reading): Loose {
  const { name, price } = OPTION.exec(written)?.groups ?? {}
  const atEnd = price === undefined ? AMOUNT_AT_END.exec(written)?.groups : undefined
  if (atEnd?.minus) tell(`"${written}": an option cannot make a dish cheaper. Write "${atEnd.name}" without a price.`)
  else if (atEnd) {
    const amount = written.slice(atEnd.name!.length).trim()
    tell(`"${written}" ends in an amount without a plus. Write "${atEnd.name} +${amount}" if that is its price.`)
  }
  return { name, ...(price && { price: priceOf(price) }) }
}

/** The groups of options of a cell, in the form of the JSON file. */
export function groupsOf(cell: string, reading: Reading): Loose[] {
  return listOf(cell, /\|/).flatMap((one) => {
    const { name, min, max, options } = GROUP.exec(one)?.groups ?? {}
    if (!options) {
      reading.tell(`"${one}" is not a group of options. It is written like "Dips (0-2): Garlic +0.50, Ketchup".`)
      return []
    }
    const limits = { ...(min && { min: Number(min) }), ...((max ?? min) && { max: Number(max ?? min) }) }
    return { name, ...limits, options: listOf(options, BETWEEN).map((option) => optionOf(option, reading)) }
  })
}
