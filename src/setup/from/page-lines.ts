import { pricesIn, withPounds } from './amounts.ts'
import { BLOCKS, hasName, isPriceText, shortText } from './page-prices.ts'
import { isSentence } from './text-kinds.ts'
import type { Line } from './types.ts'

const NOT_READ = /^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE|SVG|IFRAME|NAV|FORM|BUTTON|SELECT|HEAD)$/i
/** Stands for the space before a price, which white space of the page does not. */
const GAP = '\uE000'
const HEADINGS = 'h1, h2, h3, h4, h5, h6'

const isHidden = (element: Element) =>
  element.hasAttribute('hidden') || /display:\s*none/i.test(element.getAttribute('style') ?? '')

/** Reads the lines of a page as a reader sees them. */
export class PageLines {
  private readonly lines: Line[] = []
  private text = ''
  private cards = 0
  private card: Line | undefined
  private start = 0

  constructor(
    private readonly digits: number,
    private readonly lineOf: (node: Node) => number,
  ) {}

  /** The lines under an element; a dish whose parts have elements of their own is one line. */
  read(root: Element): Line[] {
    this.walk(root)
    this.end()
    return this.lines
  }

  private pricesWithin(element: Element): Element[] {
    const all = [...element.querySelectorAll('*')].filter((one) => one.childNodes.length < 16)
    const found = all.filter((one) => !NOT_READ.test(one.tagName) && isPriceText(shortText(one), this.digits))
    return found.filter((one) => !found.some((other) => other !== one && other.contains(one)))
  }

  /** Whether an element is one dish: one price in an element of its own, and a name beside it. */
  private isCard(element: Element): boolean {
    const text = shortText(element)
    if (text.length > 600 || /^(?:TABLE|TBODY|TR|H[1-6]|P|BODY)$/.test(element.tagName)) return false
    const prices = this.pricesWithin(element)
    if (prices.length !== 1 || !hasName(text.replace(shortText(prices[0]!), ''))) return false
    // A heading and one dish are a section: the dish is further in.
    return ![...element.children].some((child) => this.isCard(child)) && element.querySelectorAll(HEADINGS).length < 2
  }

  private add(text: string, line: number, isHeading = false) {
    this.lines.push({ line, text: withPounds(text.trimEnd()), ...(isHeading && { isHeading }) })
  }

  private end(isHeading = false) {
    const text = this.text.replace(/\s+/g, ' ').replaceAll(GAP, '    ')
    if (text.trim() !== '') this.add(text.trim(), this.start, isHeading)
    this.text = ''
  }

  private readCard(card: Element) {
    this.end()
    this.cards += 1
    const [price] = this.pricesWithin(card)
    const parts = new PageLines(this.digits, this.lineOf)
    parts.walkChildren(card, price)
    parts.end()
    const [name, ...others] = parts.lines.map(({ text }) => text.replace(/\s+/g, ' '))
    this.nameSection()
    this.add('', 0)
    this.add([name, others.join(', '), shortText(price!)].filter(Boolean).join('    '), this.lineOf(card))
    this.card = this.lines.at(-1)
  }

  /** A short line right above the first dish is the heading of its section, whatever its element is. */
  private nameSection() {
    const [line, above] = this.lines.slice(-2).toReversed()
    if (!line || line === this.card || line.isHeading || line.text === '' || isSentence(line.text)) return
    const hasPrice = ({ text }: Line) => pricesIn(text, this.digits).length > 0
    const isFirst = !above || above.text === '' || isSentence(above.text) || hasPrice(above)
    if (isFirst && !above?.isHeading && !hasPrice(line)) line.isHeading = true
  }

  /** A list of names and what is said about them: the line above it is its heading. */
  private beginTerms() {
    const line = this.lines.at(-1)
    if (line && line !== this.card && line.text !== '' && !isSentence(line.text)) line.isHeading = true
    this.add('', 0)
  }

  /** The lines of a cell, apart from each other as name and description are. */
  private cellText(cell: Element) {
    const parts = new PageLines(this.digits, this.lineOf)
    parts.walkChildren(cell)
    parts.end()
    return parts.lines
      .map(({ text }) => text.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join('    ')
  }

  /** Cells of a table, each as wide as its column, so that prices stand under their sizes. */
  private readTable(table: Element) {
    this.end()
    const rows = [...table.querySelectorAll('tr')].map((row) => ({
      row,
      cells: [...row.querySelectorAll('td, th')].map((cell) => this.cellText(cell)),
    }))
    const widths: number[] = []
    for (const { cells } of rows)
      for (const [at, cell] of cells.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length)
    const caption = table.querySelector('caption')
    if (caption) this.add(shortText(caption), this.lineOf(caption), true)
    for (const { row, cells } of rows) {
      const filled = cells.filter((cell) => cell !== '')
      const isHeading = filled.length === 1 && row.querySelector('th') !== null
      this.add(
        isHeading
          ? filled[0]!
          : cells
              .map((cell, at) => cell.padStart(at > 0 ? widths[at]! : 0).padEnd(widths[at]!))
              .join('    ')
              .trimEnd(),
        this.lineOf(row),
        isHeading,
      )
    }
    this.add('', 0)
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
    if (NOT_READ.test(element.tagName) || isHidden(element)) return
    const isHeading = /^H[1-6]$/.test(element.tagName)
    if (element.tagName === 'BR') return this.end()
    if (element.tagName === 'TABLE') return this.readTable(element)
    if (!without && !isHeading && this.isCard(element)) return this.readCard(element)
    if (BLOCKS.test(element.tagName)) this.end()
    else if (isPriceText(shortText(element), this.digits)) this.text += GAP
    const { cards } = this
    if (element.tagName === 'DL') this.beginTerms()
    this.walkChildren(element, without)
    if (isHeading) this.end(pricesIn(this.text, this.digits).length === 0)
    else if (BLOCKS.test(element.tagName)) this.end()
    // A paragraph ends what was said before it.
    if (this.cards > cards || /^(?:UL|OL|DL|TABLE|SECTION|ARTICLE|HR)$/.test(element.tagName)) {
      this.end()
      this.add('', 0)
    }
  }
}
