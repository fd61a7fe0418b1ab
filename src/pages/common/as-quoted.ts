import type { Quote } from '../../api/types'
import { configurationOf, type CartLine } from '../../features/cart/lines'

/** Whether a line is still made as it was when it was quoted: what the quote says about it holds only then. */
export function isAsQuoted(line: CartLine, { lines }: Pick<Quote, 'lines'>, cartItemId: string | undefined): boolean {
  const quoted = lines.find((one) => one.cartItemId === cartItemId)
  if (!quoted?.customOptionGroups) return true
  const { servingQuantityId = null, specialInstructions = null } = quoted
  return configurationOf({ ...quoted, servingQuantityId, specialInstructions }) === configurationOf(line)
}

/** The quote without the problems of lines that the customer has changed or removed since. */
export const withoutSolved = (quote: Quote, lines: CartLine[]): Quote => ({
  ...quote,
  problems: quote.problems.filter(({ cartItemId }) => {
    if (cartItemId === undefined) return true
    const line = lines.find(({ cartItemIds }) => cartItemIds.includes(cartItemId))
    return line !== undefined && isAsQuoted(line, quote, cartItemId)
  }),
})
