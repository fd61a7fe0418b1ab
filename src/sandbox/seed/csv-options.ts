type Loose = Record<string, unknown>
/** Reads a price of a cell, and reports its mistakes. */
type Reading = { priceOf: (written: string) => number; tell: (text: string) => void }

/** 'Dips (0-2): Garlic +0.50, Ketchup': a name, perhaps limits, and options that may cost extra. */
const GROUP = /^(?<name>[^:(]+?)\s*(?:\((?<min>\d+)(?:\s*-\s*(?<max>\d+))?\))?\s*:\s*(?<options>.+)$/
const OPTION = /^(?<name>.+?)(?:\s*\+\s*(?<price>.+))?$/
/** The separator of options. In '+0,50' and 'Egg 1,20' the comma belongs to a price, in '30 cm,40 cm' and 'Sugar,7 Up' it separates. */
const BETWEEN = /;|(?<!(?:\+|\s[−–-]|\p{L}\s)\s*\p{Sc}?\s*\d+),|,(?!\d{1,3}\s*\p{Sc}?\s*(?:[,;]|$))/u
/** An amount at the end without a plus: 'Egg 1.20', 'Bacon -0.50', 'Ham $2'. But 'Cola 2' is a name. */
const AMOUNT_AT_END =
  /^(?<name>.+?)\s+(?:(?<minus>[−–-])\s*\p{Sc}?\s*\d+(?:[.,]\d{1,3})?|\p{Sc}\s*\d+|\p{Sc}?\s*\d+[.,]\d{1,3})\s*\p{Sc}?$/u

/** Splits a cell into the parts of its list, without empty ones. */
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

/** Parses the option groups of a cell into the form of the JSON file. */
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
