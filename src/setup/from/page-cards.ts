import { grouped } from '../../tooling/files/grouped.ts'
import { isNotRead } from './page-elements.ts'
import { hasName, isPriceText, shortText } from './page-prices.ts'
import { isLabel } from './price-label.ts'
import { isNumber, withNumber } from './text-kinds.ts'
import type { Line } from './types.ts'

const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/** The name of a dish is its only heading, or its first line; its number may stand before it. */
export function cardParts(lines: Line[]): { name: string; description: string } {
  const [first, ...rest] = lines
  const isNumbered = first !== undefined && rest.length > 0 && isNumber(first.text)
  const named = isNumbered ? rest : lines
  const heads = named.filter(({ isHeading }) => isHeading)
  const head = heads.length === 1 ? heads[0] : named[0]
  const description = named.flatMap((one) => (one === head || isLabel(one.text) ? [] : one.text)).join(', ')
  return { name: withNumber(isNumbered ? first.text : '', head?.text ?? ''), description }
}

const isExact = (one: Element) =>
  !/^\d{1,4}$|^\d{1,2}(?:,\s?\d{1,2})+$/.test(shortText(one)) || /,\d{2}$/.test(shortText(one))

/** Tells which elements of a page are one dish each. */
export class PageCards {
  private readonly known = new Map<Element, boolean>()
  private readonly unpriced = new Set<Element>()
  /** Whether the page has its prices with signs or decimals: a few bare numbers are something else. */
  private areExact = false

  constructor(private readonly digits: number) {}

  /** The elements within one that are prices and nothing else. */
  pricesWithin(element: Element): Element[] {
    const all = [...element.querySelectorAll('*')].filter((one) => one.childNodes.length < 16)
    const found = all.filter((one) => !isNotRead(one, this.digits) && isPriceText(shortText(one), this.digits))
    const outer = found.filter((one) => !found.some((other) => other !== one && other.contains(one)))
    // '001' beside '6,50 €' is the number of the dish, and '1,2' are two codes.
    const exact = outer.filter(isExact)
    return exact.length > 0 || this.areExact ? exact : outer
  }

  /** Whether an element is one dish: one price in an element of its own, and a name beside it. */
  has(element: Element): boolean {
    const known = this.known.get(element)
    if (known !== undefined) return known
    const is = this.isOne(element)
    this.known.set(element, is)
    return is
  }

  private isOne(element: Element): boolean {
    const text = shortText(element)
    if (text.length > 600 || /^(?:TABLE|TBODY|TR|H[1-6]|P|BODY)$/.test(element.tagName)) return false
    const prices = this.pricesWithin(element)
    if (prices.length !== 1 || !hasName(text.replace(shortText(prices[0]!), ''))) return false
    // A heading and one dish are a section: the dish is further in. A price may be a heading, too.
    const heads = [...element.querySelectorAll(HEADINGS)].filter((one) => !prices[0]!.contains(one))
    if (heads.length > 0 && this.isSection(element)) return false
    const isNamed = heads.length < 2 || this.areAlike(element, heads.length)
    return isNamed && ![...element.children].some((child) => this.has(child))
  }

  /** Dishes whose names and descriptions are headings: all beside each other have as many, and one price. */
  private areAlike({ tagName, className, parentElement }: Element, count: number): boolean {
    const all = [...(parentElement?.children ?? [])]
    const heads = (one: Element) =>
      [...one.querySelectorAll(HEADINGS)].filter((head) => !isPriceText(shortText(head), this.digits)).length
    const isSame = (one: Element) =>
      one.tagName === tagName &&
      one.className === className &&
      heads(one) === count &&
      this.pricesWithin(one).length === 1
    return className !== '' && all.length > 2 && all.every(isSame)
  }

  /** What stands beside sections of several prices is one, too. */
  private isSection({ tagName, className, parentElement }: Element): boolean {
    const all = [...(parentElement?.children ?? [])]
    const alike = all.filter((one) => one.tagName === tagName && one.className === className)
    return alike.some((one) => one.querySelectorAll(HEADINGS).length === 1 && this.pricesWithin(one).length > 1)
  }

  /** Finds the dishes without a price under an element: each as most elements of its class, or beside it, are dishes. */
  findUnpriced(root: Element) {
    const all = [root, ...root.querySelectorAll('*')]
    const numbers = all.filter((one) => one.children.length === 0 && /^\d{1,4}$/.test(shortText(one)))
    this.areExact = numbers.length * 5 < this.pricesWithin(root).filter(isExact).length
    const kindOf = (one: Element) => `${one.tagName} ${one.className} ${one.querySelector(HEADINGS) !== null}`
    const beside = all.flatMap((parent) => (parent.children.length > 2 ? grouped([...parent.children], kindOf) : []))
    const ofClass = grouped(
      all.filter((one) => one.className !== ''),
      kindOf,
    )
    for (const [, alike] of [...beside, ...ofClass]) {
      const dishes = alike.filter((one) => this.has(one))
      const others = alike.filter((one) => !dishes.includes(one) && this.pricesWithin(one).length === 0)
      const named = others.filter((one) => hasName(shortText(one)))
      if (dishes.length > 1 && named.length < dishes.length) for (const one of named) this.unpriced.add(one)
    }
  }

  /** What opens and shuts a section: its heading. */
  isOfSeveral = ({ tagName, parentElement }: Element) =>
    tagName === 'SUMMARY' && parentElement !== null && this.pricesWithin(parentElement).length > 1

  isUnpriced = (element: Element) => this.unpriced.has(element)
}
