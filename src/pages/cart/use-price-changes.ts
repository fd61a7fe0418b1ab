import { toBePriced, type CartState } from '../../features/cart/use-cart'
import type { Problem } from '../../features/cart/LineProblem'
import { INITIAL_CHOICES, quoteRequest } from '../../features/checkout/checkout-choices'
import { useFulfilment } from '../../stores/fulfilment'
import { isAsQuoted } from '../common/as-quoted'
import { useQuote } from '../../features/checkout/use-quote'

/**
 * How the dishes in the cart have changed since they were added, by line key, according to a quote for the cart at the
 * time or the table that was chosen. The last quote stays while the next one loads. When that fails, no changes are
 * reported.
 */
export function usePriceChanges(customerId: string, cart: CartState): Map<string, Problem> {
  const { requestedTime, table } = useFulfilment()
  const request = quoteRequest({ ...INITIAL_CHOICES, requestedTime }, table?.id)
  const { quote } = useQuote(customerId, toBePriced(cart), request)
  const drift = new Map<string, Problem>()
  if (!quote) return drift
  for (const line of cart.lines) {
    const { key, cartItemIds, price } = line
    const problem = quote.problems.find((one) => cartItemIds.some((id) => id === one.cartItemId))
    if (!problem || !isAsQuoted(line, quote, problem.cartItemId)) continue
    const { to, message } = problem
    if (to === undefined) drift.set(key, { kind: 'unavailable', message })
    else if (to !== price) drift.set(key, { kind: 'price', price: to })
  }
  return drift
}
