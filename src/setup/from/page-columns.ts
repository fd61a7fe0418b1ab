import { priceOf } from './amounts.ts'
import { isSize } from './size-words.ts'

const linesOf = (element: Element) => (element.textContent ?? '').split('\n').map((line) => line.trimEnd())

/** The names of columns: elements beside each other that are sizes and nothing else. */
const sizesIn = (element: Element) => {
  const sizes = [...element.children].map((one) => (one.textContent ?? '').trim())
  const bare = (text: string) => text.replace(/\s+/g, '')
  const isAll = sizes.length > 1 && sizes.every(isSize) && bare(sizes.join('')) === bare(element.textContent ?? '')
  return isAll ? [sizes.join('    ')] : undefined
}

/** Names in one element and their prices in the next, line by line, as the page shows them: each line with its price. */
export function linesBeside(element: Element, digits: number): string[] | undefined {
  const sizes = sizesIn(element)
  if (sizes) return sizes
  const [left, right, third] = element.children
  if (!left || !right || third) return undefined
  const [names, prices] = [linesOf(left), linesOf(right)]
  const filled = prices.filter((line) => line !== '')
  const isColumn = filled.length > 2 && filled.every((line) => priceOf(line, digits))
  if (!isColumn || prices.findLastIndex((line) => line !== '') >= names.length) return undefined
  const width = Math.max(...names.map((line) => line.length))
  return names.map((line, at) => (prices[at] ? `${line.padEnd(width)}    ${prices[at].trim()}` : line))
}
