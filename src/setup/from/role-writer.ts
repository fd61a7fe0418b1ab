import { t } from 'ttag'
import { isChoiceOf } from './choices.ts'
import { isColumnNames } from './column-names.ts'
import { addSizes, isSizeOf, ofWords } from './more-sizes.ts'
import { cutName } from './name-cut.ts'
import { isOfSize, ofSize } from './names-and-prices.ts'
import { isCodeList } from './priced-line.ts'
import type { Told } from './readings.ts'
import { headOfEach } from './each-words.ts'
import { headAndSaid, headingOf, isKindOfWine, isTerms, numberedName } from './text-kinds.ts'
import { areBelow, withSizes, type Sizes } from './text-sizes.ts'
import type { DishEntry, Entry, PricedLine, Read, Unsure } from './types.ts'

/** How much better a reading has to be than the next best one to be certain. */
const CERTAIN = 3

/** '- kleine Portion  12,90', 'mit Ei  20.50' */
const VARIANT = /^\s*(?:[-–—]\s*\p{Ll}|(?:with|without|mit|ohne|avec|sans|con|sin|senza)\s)/u

export type Column = { heading: string; sizes: Sizes }
type Open = { line: number; name: string; said: string[]; isSure: boolean; isClose: boolean }
type Own = Omit<DishEntry, 'line'>

/** Turns lines with known roles into dishes and headings. */
export class RoleWriter {
  readonly entries: Entry[] = []
  /** The dishes whose names have elements or cells of their own. */
  readonly cards = new Set<Entry>()
  private sizes: Sizes = []
  private earlier: Sizes = []
  private each: DishEntry['prices'] = []
  /** The lines of a dish whose price follows. */
  private open: Open | undefined
  private readonly tall: { dish: DishEntry; height: number; isClose: boolean }[] = []
  /** Whether the line before is empty, and how many lines are said right below a dish. */
  private isApart = true
  private below = 0
  /** If a heading is doubtful, so is the dish below it. */
  private doubt: Unsure[] = []

  write(one: Read, told: Told | undefined, column: Column | undefined) {
    if (column) this.sizes = column.sizes
    if (!told) return void (this.isApart = true)
    const { line, text, priced } = one
    const { role } = told
    const isSure = told.margin > CERTAIN
    if (role === 'told' && isTerms(text)) this.writeOther(one)
    else if (role === 'head') this.writeHead(one, column, isSure)
    else if (role === 'each') this.writeEach(one, priced!)
    else if (role === 'item') this.writeItem(one)
    else if (role === 'name') {
      if (one.isHeading) this.forgetSizes(text)
      this.open = {
        line,
        name: text.trim(),
        said: [],
        isSure,
        isClose: !this.isApart && this.entries.at(-1)?.kind !== 'heading',
      }
    } else if (role === 'said' || role === 'long') {
      this.open!.said.push(text.trim())
      this.open!.isSure &&= isSure
    } else if (role === 'about' || role === 'after' || role === 'told') this.writeText(one, isSure)
    else if (role === 'other') this.writeOther(one)
    else if (role === 'full' && (one.card || !isOfSize(priced!))) this.writeFull(one, isSure)
    else this.writePrice(line, priced!, isSure)
    this.isApart = false
  }

  private add({ unsure, ...own }: DishEntry): DishEntry {
    const dish = { ...own, unsure: [...unsure, ...this.doubt] }
    this.entries.push(dish)
    this.doubt = []
    return dish
  }

  /** A dish of more lines than the others may be two, or begin with what is said about the one above it. */
  doubtTall() {
    const heights = this.tall.map(({ height }) => height).toSorted((one, other) => one - other)
    const middle = heights[Math.floor(heights.length / 2)] ?? 0
    const areMixed = this.below * 3 > this.entries.filter(({ kind }) => kind === 'dish').length
    for (const { dish, height, isClose } of this.tall)
      if (height > middle + 1 || (areMixed && isClose && height > 0))
        dish.unsure.push({ cause: 'wrapped', about: dish.name })
  }

  private writeHead({ line, text, isHeading }: Read, column: Column | undefined, isSure: boolean) {
    if (!column && (this.entries.at(-1)?.kind !== 'heading' || isHeading)) this.forgetSizes(text)
    const { head, said } = headAndSaid(headingOf(text))
    this.entries.push({ kind: 'heading', line, text: head })
    if (said) this.entries.push({ kind: 'text', line, text: said })
    if (!isSure) this.doubt = [{ cause: 'heading', about: head }]
  }

  private writeOther({ line, text }: Read) {
    if (isColumnNames(text)) return
    const why = isTerms(text) ? t`orders, hours and contact` : t`in no dish and no heading`
    this.entries.push({ kind: 'unread', line, text: text.trim(), why })
  }

  /** 'COCKTAILS  14' and '12.' below 'Small Plates': a price for each dish below it. */
  private writeEach({ line }: Read, { name, prices }: PricedLine) {
    this.each = prices
    const heading = headingOf(headOfEach(name))
    if (name && !isChoiceOf(name)) this.entries.push({ kind: 'heading', line, text: heading })
  }

  private writeItem({ line, text }: Read) {
    const { name, said } = cutName(text)
    const own = { name: numberedName(name), description: said, prices: structuredClone(this.each) }
    this.add({ ...own, kind: 'dish', line, facts: {}, unsure: [{ cause: 'shared', about: name }] })
  }

  /** What is said below a dish or a heading. */
  private writeText({ line, text, priced }: Read, isSure: boolean) {
    const before = this.entries.findLast(({ kind }) => kind !== 'text')
    if (before?.kind === 'dish' && isCodeList(text)) {
      before.facts.allergens = [before.facts.allergens, text.trim()].filter(Boolean).join(', ')
      return
    }
    if (before?.kind === 'dish' && !this.isApart) this.below += 1
    if (before?.kind === 'dish' && (!isSure || priced))
      before.unsure.push({ cause: priced ? 'price in text' : 'wrapped', about: text.trim() })
    this.entries.push({ kind: 'text', line, text: text.trim() })
  }

  /** Prices below names of columns; a dish with an element of its own stands below none. */
  private sized(priced: PricedLine, isCard = false): Own {
    // A page names its columns once, above the first of its sections.
    if (this.sizes.length === 0 && areBelow(priced, this.earlier)) this.sizes = this.earlier
    const { words: _, ...dish } = priced
    return isOfSize(priced) && !isCard
      ? ofSize(dish)
      : withSizes(dish, isCard && dish.prices.length === 1 ? [] : this.sizes)
  }

  private writeFull({ line, text, card, priced: own }: Read, isSure: boolean) {
    const priced = own!
    const { words } = priced
    const before = this.entries.at(-1)
    if (before?.kind === 'dish' && VARIANT.test(text) && isSizeOf(priced, before)) {
      addSizes(before, [{ ...priced.prices[0]!, size: priced.name }])
      before.unsure.push({ cause: 'variants', about: priced.name })
      return
    }
    const dish = this.sized(priced, card !== undefined)
    // '$25 Three Course'
    if (dish.name === '' && dish.description !== '')
      Object.assign(dish, {
        name: dish.description,
        description: '',
        unsure: [...dish.unsure, { cause: 'no name', about: dish.description }],
      })
    // 'BLT 9.95   Tuna Melt 11.25'
    const all = words?.map((name, at) => ({ ...dish, name, description: '', prices: [priced.prices[at]!] })) ?? [dish]
    const guess = words ? [{ cause: 'variants' as const, about: words.join(', ') }] : []
    const unsure = (name: string) => (isSure ? guess : [{ cause: 'wrapped' as const, about: name }])
    for (const one of all) {
      const added = this.add({ ...one, line, unsure: [...dish.unsure, ...unsure(one.name)] })
      if (card) this.cards.add(added)
    }
  }

  private writePrice(line: number, priced: PricedLine, isSure: boolean) {
    const dish = priced.words ? ofWords(priced, priced.words) : this.sized(priced)
    const before = this.entries.findLast(({ kind }) => kind !== 'text')
    const { open } = this
    this.open = undefined
    // '16,80 € (am Wochenende)'
    const size = /^\((?<size>[^()]+)\)$/.exec(dish.description)?.groups?.size ?? ''
    if (!open && before?.kind === 'dish')
      addSizes(
        before,
        dish.prices.map((price) => ({ ...price, size: price.size || size })),
      )
    else if (!open) this.add({ ...dish, line })
    else {
      const [first = '', ...cells] = open.name.replace(/,$/, '').split(/(?<=\p{L})\s{2,}/u)
      const { name, said } = cutName(first)
      const description = [said, ...cells, ...open.said, dish.name, dish.description].filter(Boolean).join(' ')
      const unsure = open.isSure && isSure ? [] : [{ cause: 'wrapped' as const, about: name }]
      const own = { line: open.line, name: numberedName(name), description }
      const added = this.add({ ...dish, ...own, unsure: [...dish.unsure, ...unsure] })
      const height = open.said.length + Number(dish.name !== '')
      this.tall.push({ dish: added, height, isClose: open.isClose })
    }
  }

  private forgetSizes(heading: string) {
    if (this.sizes.length > 0) this.earlier = this.sizes
    if (!isKindOfWine(heading)) this.sizes = []
  }
}
