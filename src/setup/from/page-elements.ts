import { dietIn } from './diet-words.ts'
import { pricesIn } from './amounts.ts'
import { hasName, shortText } from './page-prices.ts'
import { isCodeList } from './priced-line.ts'

const NOT_READ = /^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE|SVG|IFRAME|NAV|SELECT|HEAD)$/i

/** Links and nothing else, such as those to other languages. */
function isOfLinks(element: Element, digits: number): boolean {
  const filled = [...element.childNodes].filter((one) => (one.textContent ?? '').trim() !== '')
  const areLinks = filled.every((one) => one.nodeName === 'A' && (one as Element).children.length === 0)
  return filled.length > 1 && areLinks && pricesIn(shortText(element), digits).length === 0
}

/** What a reader of the menu does not read. A menu may stand in the form that orders from it, its dishes in buttons. */
export function isNotRead(element: Element, digits: number): boolean {
  if (NOT_READ.test(element.tagName) || isOfLinks(element, digits)) return true
  if (!/^(?:FORM|BUTTON)$/.test(element.tagName)) return false
  const isBare = element.tagName === 'BUTTON' && element.querySelectorAll('*').length < 2
  return isBare || pricesIn(shortText(element), digits).length === 0
}

export const isHidden = (element: Element) =>
  element.hasAttribute('hidden') || /display:\s*none/i.test(element.getAttribute('style') ?? '')

/** 'New' or 'Popular' in an element beside a name; a diet belongs to the name. */
export const isBadge = (element: Element) => {
  const text = shortText(element)
  const isMeant = /(?:^|[-_\s])(?:badge|ribbon|tag|label|flag)(?:$|[-_\s])/i.test(element.getAttribute('class') ?? '')
  return isMeant && text !== '' && text.length < 25 && !dietIn(text) && !isCodeList(text) && !/\d/.test(text)
}

/** A name in a heading may be broken in two: what follows is no element of its own, and begins in lower case. */
export const isWithinName = (br: Element) =>
  br.parentElement !== null &&
  /^H[1-6]$/.test(br.parentElement.tagName) &&
  br.nextSibling?.nodeType === 3 &&
  /^\s*\p{Ll}/u.test(br.nextSibling.textContent ?? '')

/** Elements beside each other without a space, which the page sets apart: '<span>Soup</span><span>a,c</span>'. */
export const isBesideElement = (element: Element) => {
  const before = element.previousSibling
  return element.tagName === 'SPAN' && before?.nodeName === 'SPAN' && (before.textContent ?? '').trim().length > 1
}

/** '<span class="name">Soup</span> <span class="text">with bread</span>' and nothing else but these. */
const isOfSpans = ({ parentElement, tagName }: Element) => {
  const nodes = [...(parentElement?.childNodes ?? [])].filter((one) => (one.textContent ?? '').trim() !== '')
  const classes = nodes.map((one) => (one.nodeName === 'SPAN' ? (one as Element).getAttribute('class') : null))
  const areNamed = nodes.length > 1 && nodes.every((one) => hasName(one.textContent ?? ''))
  return tagName === 'SPAN' && areNamed && classes.every(Boolean) && new Set(classes).size === nodes.length
}

/** Words in lines of their own: all in elements, or touching as in 'Soup<span class="text">with bread</span>'. */
export const isSetApart = (element: Element) => {
  if (isOfSpans(element) || /display:\s*(?:block|flex|grid)/i.test(element.getAttribute('style') ?? '')) return true
  const before = element.previousSibling
  // '<strong>Tea</strong> <small>300 ml</small>'
  const last = before?.nodeType === 3 && before.textContent?.trim() === '' ? before.previousSibling : before
  if (/^(?:B|STRONG)$/.test(last?.nodeName ?? '') && /^(?:SMALL|SPAN|EM|I)$/.test(element.tagName)) return true
  const touch = /^[\p{L}\d(].*[\s,]|^\p{Lu}\p{L}/u.test(element.textContent ?? '')
  return element.tagName === 'SPAN' && before?.nodeType === 3 && /[\p{L}\d)]$/u.test(before.textContent ?? '') && touch
}

/** '<b>Soup</b> — with bread': a name, and what is said about it behind a dash or a colon. */
export const isNameInBold = (element: Element) =>
  /^(?:B|STRONG)$/.test(element.tagName) && /^\s*[—–:~-]/.test(element.nextSibling?.textContent ?? '')
