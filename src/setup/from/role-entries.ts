import { columnOf } from './header-words.ts'
import { isAlone } from './names-and-prices.ts'
import { isCodeList } from './priced-line.ts'
import { RoleWriter, type Column } from './role-writer.ts'
import { isTerms } from './text-kinds.ts'
import { namesAbove, sizesAbove, sizesAtEnd } from './text-sizes.ts'
import { toldRoles } from './told-roles.ts'
import type { Entry, Read } from './types.ts'
import { isExtraName, isOfOne } from './words.ts'

/** The lines that name the columns of the prices below them. */
function columnsIn(lines: Read[]): Map<Read, Column> {
  return new Map(
    lines.flatMap((one, at) => {
      const { text, priced, isBlank } = one
      if (priced || isBlank || isTerms(text) || isCodeList(text)) return []
      const below = lines.slice(at + 1, at + 4)
      const next = below.find((line) => !line.isBlank)
      if (!next || isAlone(next)) return []
      const [sized, named] = [sizesAbove(text), namesAbove(text, below)]
      // '1 Portion   ½ Portion   Wrap'
      const above =
        sized && named && named.sizes.length > sized.sizes.length ? named : (sized ?? named ?? sizesAtEnd(text, below))
      return above ? [[one, above] as const] : []
    }),
  )
}

/** 'Doner Wrap 7   Meal 9', 'Falafel Wrap 6   Meal 8': a word before the last price of several lines is a size, and no dish. */
function withRepeatedSizes(lines: Read[]): Read[] {
  const pairs = lines.flatMap(({ priced }) => (priced?.words?.length === 2 ? [priced.words] : []))
  return lines.map((one) => {
    const { words = [], ...priced } = one.priced ?? { prices: [] }
    const [name = '', size = ''] = words
    const names = pairs.flatMap(([other, word]) => (word === size ? other! : []))
    const isSize = words.length === 2 && names.length > 1 && new Set(names).size === names.length
    if (!isSize || !('kind' in priced)) return one
    const prices = priced.prices.map((price, at) => (at === 1 ? { ...price, size } : price))
    return { ...one, priced: { ...priced, name, description: '', prices } }
  })
}

/** What the lines of a text are, wherever its prices stand. */
export function roleEntries(read: Read[]): Entry[] {
  const lines = withRepeatedSizes(read)
  const columns = columnsIn(lines)
  const shown = lines.map((one) => {
    const heading = columns.get(one)?.heading ?? ''
    if (!columns.has(one)) return one
    const isHead = heading !== '' && columnOf(heading) !== 'name'
    return isHead ? { ...one, text: heading, isColumn: true as const } : { ...one, text: '', isBlank: true }
  })
  const told = toldRoles(shown)
  const writer = new RoleWriter()
  for (const [at, one] of lines.entries()) writer.write(shown[at]!, told.get(shown[at]!), columns.get(one))
  writer.doubtTall()
  doubtSmall(writer.entries.filter((one) => !writer.cards.has(one)))
  doubtParts(writer.entries)
  return withoutStops(withoutDoubled(writer.entries))
}

/** Where each heading has another right below it, and no third, the second says the same in another language. */
function withoutDoubled(entries: Entry[]): Entry[] {
  const all = entries.filter(({ kind }) => kind !== 'text')
  const isHead = (at: number) => all[at]?.kind === 'heading'
  const doubled = all.filter((_, at) => isHead(at) && isHead(at - 1) && !isHead(at - 2) && !isHead(at + 1))
  if (doubled.length < 2 || doubled.length * 2 !== all.filter((_, at) => isHead(at)).length) return entries
  return entries.map((one) => (one.kind === 'heading' && doubled.includes(one) ? { ...one, kind: 'text' } : one))
}

/** 'Menu enfant' and a dish below it: the dish may be a part of what is sold. */
function doubtParts(entries: Entry[]) {
  const all = entries.filter(({ kind }) => kind !== 'text')
  for (const [at, one] of all.entries()) {
    const dish = all[at + 1]
    if (one.kind === 'heading' && isOfOne(one.text) && dish?.kind === 'dish')
      dish.unsure.push({ cause: 'no name', about: dish.name })
  }
}

/** 'Crab Cakes cajun remoulade, green tomato': several words in lower case, in a list. */
const isMixed = (name: string) => name.includes(', ') && (name.match(/\s\p{Ll}{4}/gu)?.length ?? 0) > 1

/** On a page whose names start with a capital letter, 'with chips  9.50' is not a dish; nor is a name what others say below theirs. */
function doubtSmall(entries: Entry[]) {
  const dishes = entries.filter((one) => one.kind === 'dish')
  for (const is of [(name: string) => /^\p{Ll}/u.test(name), isMixed]) {
    const small = dishes.filter(({ name }) => is(name))
    if (small.length * 3 > dishes.length) continue
    for (const { name, unsure } of small) if (!isExtraName(name)) unsure.push({ cause: 'no name', about: name })
  }
}

const STOP = /(?<=\p{L}{2}|[)’‘"”'])\.$/u

/** If most names end in a full stop before the price, the full stop is not part of the name. */
function withoutStops(entries: Entry[]): Entry[] {
  const dishes = entries.filter((one) => one.kind === 'dish')
  if (dishes.filter(({ name }) => STOP.test(name)).length * 2 <= dishes.length) return entries
  return entries.map((one) => (one.kind === 'dish' ? { ...one, name: one.name.replace(STOP, '') } : one))
}
