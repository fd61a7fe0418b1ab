import { t } from 'ttag'
import { cutName } from './name-cut.ts'
import { gapsOf, isAllergenLine, isAlone, isOfSize, ofSize } from './names-and-prices.ts'
import { isTranslated, paragraphs } from './parts-above.ts'
import { isSectionLike } from './section-words.ts'
import { headingOf, isCaps, isMenuName, isNameLike } from './text-kinds.ts'
import type { Entry, PricedLine, Read } from './types.ts'

/** Texts whose prices stand between a name and what is said about the dish. */
export function pricesBetween(lines: Read[], isOpen: boolean): Entry[] {
  const reader = new Between(lines, isOpen)
  for (const one of lines) reader.read(one)
  reader.settle()
  return reader.entries
}

class Between {
  readonly entries: Entry[] = []
  private texts: Read[] = []
  private readonly usual: number
  private readonly areNamesCaps: boolean
  /** Whether what is said about dishes follows their prices without an empty line. */
  private readonly isClose: boolean

  constructor(
    lines: Read[],
    private readonly isOpen: boolean,
  ) {
    const { before } = gapsOf(lines)
    const counts = before.slice(1).flatMap(({ length }) => (length > 0 ? length - 1 : []))
    const often = (one: number) => counts.filter((other) => other === one).length
    this.usual = counts.toSorted((one, other) => often(other) - often(one))[0] ?? 0
    const next = lines.flatMap((one, at) => (isAlone(one) ? (lines[at + 1] ?? []) : []))
    this.isClose = next.filter(({ isBlank, priced }) => !isBlank && !priced).length * 2 > next.length
    const names = before.flatMap((gap) => gap.at(-1) ?? [])
    this.areNamesCaps = names.filter(({ text }) => isCaps(text)).length * 2 > names.length
  }

  read(one: Read) {
    const { priced, line } = one
    if (one.isHeading) {
      this.settle()
      this.entries.push({ kind: 'heading', line, text: headingOf(one.text) })
    } else if (!priced) this.texts.push(one)
    else if (isAlone(one)) this.readPrice(line, priced)
    else {
      this.settle()
      const { ends: _, ...dish } = priced
      this.entries.push({ ...dish, line })
    }
  }

  private readPrice(line: number, priced: PricedLine) {
    const { ends: _, ...alone } = priced
    const dish = isOfSize(priced) ? ofSize(alone) : alone
    const at = this.placeOfName()
    const name = this.texts[at]
    const before = this.entries.at(-1)
    if (!name && before?.kind === 'dish') return void before.prices.push(...dish.prices)
    const said = this.texts
      .splice(at === -1 ? 0 : at)
      .slice(1)
      .filter(({ isBlank }) => !isBlank)
    this.settle()
    const { name: about, said: behind } = cutName(name?.text ?? dish.description)
    const isUnsure = this.isOpen || said.length > 0 || !isNameLike(about)
    const unsure = [...dish.unsure, ...(isUnsure ? [{ cause: 'wrapped' as const, about }] : [])]
    const texts = [behind, ...said.map(({ text }) => text.trim()), ...(name ? [dish.description] : [])]
    const description = texts.filter(Boolean).join(' ')
    this.entries.push({ ...dish, line: name?.line ?? line, name: about, description, unsure })
  }

  /** The name stands right above its price, or above a sentence about the dish. */
  private placeOfName(): number {
    const last = this.texts.findLastIndex(({ isBlank }) => !isBlank)
    const named = this.texts.findLastIndex(({ text, isBlank }) => !isBlank && isNameLike(cutName(text).name))
    return last === -1 || named === -1 || isNameLike(cutName(this.texts[last]!.text).name) ? last : named
  }

  /** Gives the texts since the last price to its dish, and to the heading of the next. */
  settle() {
    const filled = this.texts.filter(({ isBlank }) => !isBlank)
    const before = this.entries.at(-1)
    const count = before?.kind === 'dish' ? this.countSaid(filled) : 0
    if (before?.kind === 'dish') {
      const said = filled.slice(0, count).map(({ text }) => text.trim())
      before.description = [before.description, ...said].filter(Boolean).join(' ')
    }
    for (const { line, text } of filled.slice(count)) this.entries.push(this.aside(line, text.trim()))
    this.texts = []
  }

  /** How many of the lines below a price are about its dish. */
  private countSaid(filled: Read[]): number {
    const told = filled.findIndex(({ text }) => isAllergenLine(text))
    if (told !== -1) return told + 1
    const [first = [], ...others] = paragraphs(this.texts)
    const isApart = this.texts[0]?.isBlank
    if (isApart && this.isClose) return 0
    if (others.length > 0 && !isApart) return first.length
    if (this.usual === 0 && filled[0] && isNameLike(filled[0].text)) return 0
    const isHead = ({ text }: Read) => isSectionLike(text) || (isCaps(text) && !this.areNamesCaps)
    const head = filled.findIndex(isHead)
    if (head !== -1) return head
    const isMore = filled.length > this.usual && isNameLike(filled.at(-1)!.text)
    return isMore ? filled.length - 1 : filled.length
  }

  private aside(line: number, text: string): Entry {
    const before = this.entries.at(-1)
    const isSaid = !isNameLike(text) || (before?.kind === 'heading' && !isMenuName(before.text) && isTranslated(text))
    if (before?.kind === 'heading' && isSaid) return { kind: 'text', line, text }
    if (isNameLike(text)) return { kind: 'heading', line, text: headingOf(text) }
    return { kind: 'unread', line, text, why: t`in no dish and no heading` }
  }
}
