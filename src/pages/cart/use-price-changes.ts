import { toBePriced, type CartState } from '../../features/cart/use-cart'
import type { Problem } from '../../features/cart/LineProblem'
import { INITIAL_CHOICES, quoteRequest } from '../../features/checkout/checkout-choices'
import { useQuote } from '../../features/checkout/use-quote'

const AS_IT_IS = quoteRequest(INITIAL_CHOICES)

/**
 * How the dishes in the cart have changed since they were added, by line key, according to a quote for the cart. The
 * last quote stays while the next one loads. When that fails, no changes are reported.
 */
export function usePriceChanges(customerId: string, cart: CartState): Map<string, Problem> {
  const { quote } = useQuote(customerId, toBePriced(cart), AS_IT_IS)
  const drift = new Map<string, Problem>()
  for (const { key, cartItemIds, price } of cart.lines) {
    const problem = quote?.problems.find((one) => cartItemIds.some((id) => id === one.cartItemId))
    if (!problem) continue
    const { to, message } = problem
    if (to === undefined) drift.set(key, { kind: 'unavailable', message })
    else if (to !== price) drift.set(key, { kind: 'price', price: to })
  }
  return drift
}
