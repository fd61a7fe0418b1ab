import type { Quote } from '../../api/types'
import { configurationOf } from '../../api/configuration'
import type { CartLine } from '../../features/cart/lines'

/** Whether a line is still made as it was when it was quoted: what the quote says about it holds only then. */
export function isAsQuoted(line: CartLine, { lines }: Pick<Quote, 'lines'>, cartItemId: string | undefined): boolean {
  const quoted = lines.find((one) => one.cartItemId === cartItemId)
  if (!quoted?.customOptionGroups) return true
  const { servingQuantityId = null, specialInstructions = null } = quoted
  return configurationOf({ ...quoted, servingQuantityId, specialInstructions }) === configurationOf(line)
}

/**
 * The quote without the problems of lines that the customer has changed or removed since. What the API says of several
 * equal lines, which are drawn as one, is said once.
 */
export function withoutSolved(quote: Quote, lines: CartLine[]): Quote {
  const said = new Set<string>()
  const problems = quote.problems.filter(({ cartItemId, code }) => {
    if (cartItemId === undefined) return true
    const line = lines.find(({ cartItemIds }) => cartItemIds.includes(cartItemId))
    if (!line || !isAsQuoted(line, quote, cartItemId)) return false
    const isNew = !said.has(`${code} ${line.key}`)
    said.add(`${code} ${line.key}`)
    return isNew
  })
  return { ...quote, problems }
}
