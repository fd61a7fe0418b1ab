import type { CartState } from './use-cart'

/** What a quote needs: a signature of the cart's state, and whether the cart is confirmed and not empty. */
export const toBePriced = ({ lines, confirmed, loading }: CartState) => ({
  signature: JSON.stringify(lines.map(({ cartItemIds, quantity, price }) => [...cartItemIds, quantity, price])),
  atRest: confirmed && !loading && lines.length > 0,
})
