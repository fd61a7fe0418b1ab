import { dietIn } from './diet-words.ts'
import { shortText } from './page-prices.ts'
import { isCodeList } from './priced-line.ts'

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
