import { t } from 'ttag'
import { allergensIn } from './allergen-names'
import { listOf, type TellOf } from './csv-cells'

type Loose = Record<string, unknown>
/** Reads a price of a cell, and reports its mistakes; `marks` are those of additives. */
type Reading = { priceOf: (written: string) => number; tell: TellOf; marks: string[] }

/** 'Dips (0-2): Garlic +0.50, Ketchup': a name, perhaps limits, and options that may cost extra. */
const GROUP = /^(?<name>[^:(]+?)\s*(?:\((?<min>\d+)(?:\s*-\s*(?<max>\d+))?\))?\s*:\s*(?<options>.+)$/
const OPTION = /^(?<name>.+?)(?:\s*\+\s*(?<price>.+))?$/
/** The separator of options. In '+0,50' and 'Egg 1,20' the comma belongs to a price, in '30 cm,40 cm' and 'Sugar,7 Up' it separates. */
const BETWEEN = /;|(?<!(?:\+|\s[−–-]|\p{L}\s)\s*\p{Sc}?\s*\d+),|,(?!\d{1,3}\s*\p{Sc}?\s*(?:[,;\p{Co}]|$))/u
/** An amount at the end without a plus: 'Egg 1.20', 'Bacon -0.50', 'Ham $2'. But 'Cola 2' is a name. */
const AMOUNT_AT_END =
  /^(?<name>.+?)\s+(?:(?<minus>[−–-])\s*\p{Sc}?\s*\d+(?:[.,]\d{1,3})?|\p{Sc}\s*\d+|\p{Sc}?\s*\d+[.,]\d{1,3})\s*\p{Sc}?$/u

/** What an option contains stands in square brackets. While its group is read, one character stands for each of them. */
const CONTENTS = /\[([^[\]]*)\]/g
const FOR_CONTENTS = /\p{Co}/gu
const FIRST = 0xe000

/** '[milk, Gluten (Weizen), 1]': allergens, and marks of additives. No allergen begins with a digit. */
function contentsOf(cell: string, marks: string[]): Loose {
  const parts = listOf(cell, /[,;](?![^(]*\))/)
  const isMark = (part: string) => marks.includes(part) || /^\d/.test(part)
  const additives = parts.filter(isMark)
  const allergens = allergensIn(parts.filter((part) => !isMark(part)).join())
  return { ...(allergens.length > 0 && { allergens }), ...(additives.length > 0 && { additives }) }
}

function optionOf(given: string, contents: string[], { priceOf, tell, marks }: Reading): Loose {
  const within = Array.from(given.matchAll(FOR_CONTENTS), ([one]) => contents[one.codePointAt(0)! - FIRST] ?? '')
  const written = given.replace(FOR_CONTENTS, '').trim()
  const { name, price } = OPTION.exec(written)?.groups ?? {}
  const atEnd = price === undefined ? AMOUNT_AT_END.exec(written)?.groups : undefined
  if (atEnd?.minus)
    tell(t`"${written}": an option cannot make a dish cheaper. Write "${atEnd.name}" without a price.`, 'minus')
  else if (atEnd) {
    const amount = written.slice(atEnd.name!.length).trim()
    tell(
      t`"${written}" ends in an amount without a plus. Write "${atEnd.name} +${amount}" if that is its price.`,
      'plus',
    )
  }
  return { name: name?.trim(), ...(price && { price: priceOf(price) }), ...contentsOf(within.join(), marks) }
}

/** Parses the option groups of a cell into the form of the JSON file. */
export function groupsOf(cell: string, reading: Reading): Loose[] {
  const contents: string[] = []
  const held = cell.replace(CONTENTS, (_, inner: string) => String.fromCodePoint(FIRST + contents.push(inner) - 1))
  return listOf(held, /\|/).flatMap((one) => {
    const { name, min, max, options } = GROUP.exec(one)?.groups ?? {}
    if (!options) {
      const written = one.replace(FOR_CONTENTS, '')
      reading.tell(
        t`"${written}" is not a group of options. It is written like "Dips (0-2): Garlic +0.50, Ketchup".`,
        'group',
      )
      return []
    }
    const limits = { ...(min && { min: Number(min) }), ...((max ?? min) && { max: Number(max ?? min) }) }
    return { name, ...limits, options: listOf(options, BETWEEN).map((option) => optionOf(option, contents, reading)) }
  })
}
