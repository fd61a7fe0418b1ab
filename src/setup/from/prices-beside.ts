import { t } from 'ttag'
import { isColumnNames } from './column-names.ts'
import { columnOf } from './header-words.ts'
import { isCodeList } from './priced-line.ts'
import { isOfSize, ofSize } from './names-and-prices.ts'
import { isSectionLike, isSectionName } from './section-words.ts'
import { headingOf, isCaps, isHeadingText, isKindOfWine, isNameLike, isSentence, isTerms } from './text-kinds.ts'
import { areBelow, namesAbove, sizesAbove, sizesAtEnd, withSizes, type Sizes } from './text-sizes.ts'
import type { DishEntry, Entry, PricedLine, Read } from './types.ts'
import { fromNumberAbove, numbersOf, withName } from './wrapped-names.ts'

/** Texts whose prices stand in the line of the dish. */
export function pricesBeside(lines: Read[]): Entry[] {
  const reader = new Beside(lines)
  for (const [at, one] of lines.entries()) reader.read(one, at)
  return reader.entries
}

class Beside {
  readonly entries: Entry[] = []
  private sizes: Sizes = []
  private earlier: Sizes = []
  private isApart = true
  private readonly isNumbered
  private readonly areBare
  private readonly areNamesCaps

  constructor(private readonly lines: Read[]) {
    this.isNumbered = numbersOf(lines)
    const filled = lines.filter(({ isBlank }) => !isBlank)
    const said = filled.filter(
      ({ priced, isHeading, text }, at) => !priced && !isHeading && !isSectionName(text) && filled[at - 1]?.priced,
    )
    // Where hardly a text stands between dishes, one that does is the heading of those below it.
    this.areBare = said.length * 5 < filled.filter(({ priced }) => priced).length
    const names = lines.flatMap(({ priced }) => priced?.name || [])
    this.areNamesCaps = names.length > 4 && names.filter((name) => isCaps(name)).length * 5 > names.length * 4
  }

  read(one: Read, at: number) {
    const { priced, isBlank } = one
    if (!isBlank && priced) this.readDish(one, priced)
    else if (!isBlank) this.readText(one, at)
    this.isApart = isBlank
  }

  private readDish({ line, text }: Read, priced: PricedLine) {
    const before = this.entries.at(-1)
    // A page names its columns once, above the first of its sections.
    if (this.sizes.length === 0 && areBelow(priced, this.earlier)) this.sizes = this.earlier
    const isSized = isOfSize(priced)
    const dish = isSized ? ofSize(priced) : withSizes(priced, this.sizes)
    if (isSized && before?.kind === 'dish' && !this.isApart) return before.prices.push(...dish.prices)
    if (before?.kind === 'dish' && before.description === '' && this.isSaid(dish)) {
      before.description = text.trim()
      return this.isApart
    }
    const numbered = fromNumberAbove(dish, this.entries, this.isNumbered)
    if (numbered) return this.entries.push(numbered)
    const isNamed = before?.kind === 'text' && !this.isApart && this.isNameOf(before.text, dish.name)
    if (isNamed) this.entries.pop()
    return this.entries.push(isNamed ? withName(dish, before) : { ...dish, line })
  }

  /** 'steamed in white wine, with chips 10.75' below a name in capitals, as all names are. */
  private isSaid({ name }: Omit<DishEntry, 'line'>) {
    return this.areNamesCaps && !isCaps(name) && name.includes(',') && name.length > 40
  }

  /** Whether a line is the name of the dish whose description and price are in the next. */
  private isNameOf(text: string, next: string) {
    const bare = text.replace(/,$/, '')
    return (
      next === '' ||
      (/^[\p{Ll}(]/u.test(next) && !isSentence(bare) && text.length < 50) ||
      // A comma goes on.
      (bare !== text && (!isSentence(bare) || /^\p{Ll}/u.test(next)))
    )
  }

  private readText(one: Read, at: number) {
    const { line, text } = one
    const [before, next] = [this.entries.at(-1), this.lines[at + 1]]
    const below = this.lines.slice(at + 1, at + 4)
    const above = sizesAbove(text) ?? namesAbove(text, below) ?? sizesAtEnd(text, below)
    const add = (entry: Entry) => void this.entries.push(entry)
    const unread = (why: string) => add({ kind: 'unread', line, text: text.trim(), why })
    if (isTerms(text)) return unread(t`orders, hours and contact`)
    if (isColumnNames(text)) return undefined
    if (above) {
      this.sizes = above.sizes
      const isHead = above.heading && columnOf(above.heading) !== 'name'
      return isHead ? add({ kind: 'heading', line, text: above.heading }) : undefined
    }
    if (this.isHeading(one, at)) {
      if (before?.kind !== 'heading' || one.isHeading) this.forgetSizes(text)
      return add({ kind: 'heading', line, text: headingOf(text) })
    }
    if (before?.kind === 'dish' && !this.isApart && isCodeList(text)) {
      before.facts.allergens = [before.facts.allergens, text.trim()].filter(Boolean).join(', ')
      return undefined
    }
    const isNumber = this.isNumbered(text) && !this.isNumbered(next?.priced?.name ?? '')
    // A comma goes on.
    const isOfNext = next?.priced && (isNumber || /,\s*$/.test(text) || this.isAboveSaid(one, at))
    const isAlone = (this.isApart || before?.kind === 'unread') && before?.kind !== 'heading' && !isOfNext
    return isAlone ? unread(t`in no dish and no heading`) : add({ kind: 'text', line, text: text.trim() })
  }

  /** 'Glazed Duck' above 'warm chutney, potatoes  21' and an empty line. */
  private isAboveSaid({ text }: Read, at: number) {
    const [next, after] = this.lines.slice(at + 1)
    const isSaid = /^\p{Ll}.*,/u.test(next?.priced?.name ?? '') && (after?.isBlank ?? true)
    return isSaid && !isCaps(text) && !isSentence(text) && !isSectionName(text)
  }

  private isHeading({ text, isHeading }: Read, at: number) {
    if (!isHeading && this.isAboveSaid(this.lines[at]!, at)) return false
    const [before, next] = [this.entries.at(-1), this.lines[at + 1]]
    const isOfNumber = before?.kind === 'text' && this.isNumbered(before.text)
    return (
      isHeading ||
      ((isKindOfWine(text) || (this.areBare && !isOfNumber && isNameLike(text) && text.length < 40)) && next?.priced) ||
      (isSectionLike(text) && this.lines.slice(at + 1, at + 10).some(({ priced }) => priced)) ||
      isHeadingText(text, {
        isApart: this.isApart,
        next: next?.isBlank ? this.lines[at + 2]?.text : next?.text,
        isNextDish: Boolean(next?.priced),
        isNextBlank: next?.isBlank ?? true,
      })
    )
  }

  private forgetSizes(heading: string) {
    if (this.sizes.length > 0) this.earlier = this.sizes
    if (!isKindOfWine(heading)) this.sizes = []
  }
}
