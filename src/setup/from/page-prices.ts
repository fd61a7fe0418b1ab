import { pricesIn } from './amounts.ts'
import { isCodeList } from './priced-line.ts'
import { withoutLabel } from './price-label.ts'
import { isNoPrice } from './no-price.ts'
import { isSize } from './size-words.ts'

export const BLOCKS =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|CAPTION|DD|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|H[1-6]|HEADER|HR|LI|MAIN|OL|P|PRE|SECTION|TABLE|TBODY|TFOOT|THEAD|TR|UL)$/

/** The text of a node; blocks stand apart. */
const textIn = (node: Node): string =>
  [...node.childNodes]
    .map((one) =>
      one.nodeType === 1 && BLOCKS.test(one.nodeName)
        ? ` ${textIn(one)} `
        : one.nodeType === 1
          ? textIn(one)
          : (one.textContent ?? ''),
    )
    .join('')
export const shortText = (node: Node) => textIn(node).replace(/\s+/g, ' ').trim()
/** Currencies, 'from', and what a price is for: '/ kg', 'per person'. */
const NO_NAME =
  /\b(?:EUR|USD|GBP|CHF)\b|\b(?:from|ab|dès|desde)\b|(?:\/|\bl[’']|\b(?:al|alla|the|per|pro|par|por|la|le|je)\b)\s*(?:etto|hg|kg|kilo|100 ?g|lb|stück|stk|unité|pièce|piece|pezzo|person[ae]?|personne|pers\.?|(?:tam )?porsiyon|adet|porti?on|porción|ración|porzione)(?!\p{L})|\beach\b/giu
export const hasName = (text: string) => /\p{L}{2}/u.test(text.replace(NO_NAME, ''))

/** Whether a text is prices and nothing else: '$8', 'Cup $6 / Bowl $9', '5,50 € / kg', 'market price'. */
export function isPriceText(written: string, digits: number): boolean {
  // Dots lead to the price: '…… 7'.
  const text = withoutLabel(written.replace(/^(?:[.…·_]\s?){2,}/, '')).trim()
  const label = /^\p{L}{2,}(?=\s\d+[.,]\d{2}$)/u.exec(text)?.[0] ?? ''
  // 'GL 15.60' is the price of a glass.
  const isCodes = /\p{L}|,.*,/u.test(text) && isCodeList(text) && !isSize(label)
  if (text === '' || text.length > 120 || isCodes) return false
  const prices = pricesIn(text, digits)
  const beside = [...prices, undefined].map((price, at) => text.slice(prices[at - 1]?.end ?? 0, price?.at))
  return prices.length > 0
    ? beside.every((part) => !hasName(part) || isSize(part.replace(/^[\s/|,;:·•(–-]+|[\s/|,;:·•)–-]+$/g, '')))
    : isNoPrice(text) || /^\p{Sc}?\s?\d{1,4}\s?\p{Sc}?$/u.test(text)
}
