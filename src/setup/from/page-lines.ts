import { pricesIn, withPlainPrices } from './amounts.ts'
import { columnOf } from './header-words.ts'
import { cardParts, PageCards } from './page-cards.ts'
import { linesBeside } from './page-columns.ts'
import {
  isBadge,
  isBesideElement,
  isHidden,
  isNameInBold,
  isNotRead,
  isSetApart,
  isWithinName,
} from './page-elements.ts'
import { dishInLines } from './page-paragraph.ts'
import { BLOCKS, isPriceText, shortText } from './page-prices.ts'
import { tableRows } from './page-table.ts'
import { isSentence } from './text-kinds.ts'
import type { Card, Line } from './types.ts'

/** Stands for the space before a price, which white space of the page does not. */
const GAP = '\uE000'
const NO_LINE: Line = { line: 0, text: '' }

/** Reads the lines of a page as a reader sees them. */
export class PageLines {
  private readonly lines: Line[] = []
  private text = ''
  private badges: string[] = []
  private cards = 0
  private card: Line | undefined
  private start = 0
  private readonly heads = new Set<string>()

  constructor(
    private readonly digits: number,
    private readonly lineOf: (node: Node) => number,
    private readonly dishes = new PageCards(digits),
  ) {}

  /** The lines under an element; a dish whose parts have elements of their own is one line. */
  read(root: Element): Line[] {
    this.dishes.findUnpriced(root)
    this.walk(root)
    this.end()
    return this.lines
  }

  private add(text: string, line: number, isHeading = false) {
    this.lines.push({ line, text: withPlainPrices(text.trimEnd()), ...(isHeading && { isHeading }) })
  }

  private addAll(texts: string[], first: number) {
    this.end()
    for (const [at, text] of [...texts, ''].entries()) this.add(text, first + at)
  }

  private end(isHeading = false) {
    const text = this.text.replace(/\s+/g, ' ').replaceAll(GAP, '    ')
    if (text.trim() !== '') this.add(text.trim(), this.start, isHeading)
    for (const badge of this.badges) this.add(badge, this.start)
    this.text = ''
    this.badges = []
  }

  private readCard(card: Element) {
    this.end()
    this.cards += 1
    const [element] = this.dishes.pricesWithin(card)
    const price = element ? shortText(element) : ''
    this.addCard({ ...cardParts(this.linesIn(card, element)), price }, this.lineOf(card))
  }

  private addCard(card: Card, line: number) {
    this.nameSection()
    this.add('', 0)
    this.add([card.name, card.description, card.price].filter(Boolean).join('    '), line)
    this.card = this.lines.at(-1)!
    this.card.card = card
  }

  /** '<p>Soup<br>with bread<br>5.60</p>' */
  private readParagraph(element: Element) {
    const isBroken = element.tagName === 'P' && [...element.children].some(({ tagName }) => tagName === 'BR')
    const lines = isBroken ? this.linesIn(element).map(({ text }) => text) : []
    const dish = dishInLines(lines, this.digits)
    if (!dish) return false
    this.end()
    this.addCard(dish, this.lineOf(element))
    return true
  }

  /** A short line right above the first dish is the heading of its section, whatever its element is. */
  private nameSection() {
    // What is said below the heading may stand between.
    const isSaid = ({ text }: Line) => isSentence(text) && pricesIn(text, this.digits).length === 0
    const end = isSaid(this.lines.at(-1) ?? NO_LINE) && this.lines.at(-3)?.text === '' ? -1 : this.lines.length
    const [line, above] = this.lines.slice(0, end).slice(-2).toReversed()
    if (!line || line === this.card || line.isHeading || line.text === '' || isSentence(line.text)) return
    const hasPrice = ({ text }: Line) => pricesIn(text, this.digits).length > 0
    const isFirst = !above || above === this.card || above.text === '' || isSentence(above.text) || hasPrice(above)
    if (isFirst && !above?.isHeading && !hasPrice(line)) line.isHeading = true
  }

  /** A list of names and what is said about them: the line above it is its heading. */
  private beginTerms() {
    const line = this.lines.at(-1)
    if (line && line !== this.card && line.text !== '' && !isSentence(line.text)) line.isHeading = true
    this.add('', 0)
  }

  /** The lines within an element. */
  private linesIn(element: Element, without?: Element): Line[] {
    const parts = new PageLines(this.digits, this.lineOf, this.dishes)
    parts.walkChildren(element, without)
    parts.end()
    const lines = parts.lines.map((one) => ({ ...one, text: one.text.replace(/\s+/g, ' ').trim() }))
    return lines.filter(({ text }) => text !== '')
  }

  private readTable(table: Element) {
    this.end()
    const caption = table.querySelector('caption')
    if (caption) this.add(shortText(caption), this.lineOf(caption), true)
    const head = this.columnHead(table)
    // Name and description stand apart in a cell, too.
    const textOf = (cell: Element) => (cell === head ? [] : this.linesIn(cell).map(({ text }) => text))
    const rows = tableRows(table, this.digits, (cell) => textOf(cell).join('    '))
    for (const { row, text, isHeading, card } of rows) {
      this.add(text, this.lineOf(row), isHeading)
      if (card) this.lines.at(-1)!.card = card
    }
    this.add('', 0)
  }

  /** What stands above the names of a table: no heading where there is one, or where other tables have the same. */
  private columnHead(table: Element) {
    const [head, next] = table.querySelectorAll('thead th')
    if (!head || !next) return undefined
    const [above, before] = this.lines.filter(({ text }) => text !== '').toReversed()
    const all = [...table.ownerDocument.querySelectorAll('thead th:first-child')].map(shortText)
    const areColumns = columnOf(shortText(head)) || columnOf(shortText(next)) === 'price'
    if (new Set(all).size > 1 && !areColumns) return undefined
    const isBelow = above?.isHeading || (above && isSentence(above.text) && before?.isHeading)
    const isKnown = this.heads.has(shortText(head))
    this.heads.add(shortText(head))
    return isBelow || isKnown ? head : undefined
  }

  private walkChildren(element: Element, without?: Element) {
    for (const node of element.childNodes) {
      if (node === without) continue
      if (node.nodeType === 3) {
        if (this.text.trim() === '') this.start = this.lineOf(node)
        this.text += node.textContent
      } else if (node.nodeType === 1) this.walk(node as Element, without)
    }
  }

  private walk(element: Element, without?: Element) {
    if (isNotRead(element, this.digits) || isHidden(element)) return
    const isHeading = /^H[1-6]$/.test(element.tagName) || this.dishes.isOfSeveral(element)
    if (this.text.trim() !== '' && isBadge(element)) return void this.badges.push(shortText(element))
    if (element.tagName === 'BR') return isWithinName(element) ? void (this.text += ' ') : this.end()
    if (element.tagName === 'TABLE') return this.readTable(element)
    const beside = linesBeside(element, this.digits)
    if (beside) return this.addAll(beside, this.lineOf(element))
    const isDish = !without && !isHeading && (this.dishes.has(element) || this.dishes.isUnpriced(element))
    if (isDish) return this.readCard(element)
    if (this.readParagraph(element)) return
    const isBlock = BLOCKS.test(element.tagName) || isSetApart(element)
    if (isBlock) this.end()
    else if (isPriceText(shortText(element), this.digits)) this.text += GAP
    else if (isBesideElement(element)) this.text += ' '
    if (/^(?:SECTION|ARTICLE)$/.test(element.tagName)) this.add('', 0)
    const { cards } = this
    const isNamed = this.text.trim() === '' && isNameInBold(element)
    if (element.tagName === 'DL') this.beginTerms()
    this.walkChildren(element, without)
    if (isNamed) this.text += GAP
    if (isHeading) this.end(pricesIn(this.text, this.digits).length === 0)
    else if (isBlock) this.end()
    // A paragraph ends what was said before it.
    if (this.cards > cards || /^(?:UL|OL|DL|TABLE|SECTION|ARTICLE|HR)$/.test(element.tagName)) {
      this.end()
      this.add('', 0)
    }
  }
}
