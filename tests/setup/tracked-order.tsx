import { receive } from '../../src/sandbox/rules/payments'
import { moveReady, stepOn } from '../../src/sandbox/rules/kitchen'
import { TrackOrderPage } from '../../src/pages/track-order/TrackOrderPage'
import { customersShop } from './shop'

/** What the page of the order says. */
export const said = () => document.querySelector('p[role=status]')?.textContent

/** The page of a customer's order. Call it once per file. */
export function createTrackedOrder() {
  const shop = customersShop()
  const order = () => shop.sandbox.context.state.orders[0]!
  return {
    shop,
    order,
    show: (query: string) => shop.show(<TrackOrderPage />, `/track-order${query}`),
    /** The kitchen takes the next step. */
    cook: () => stepOn(order(), shop.sandbox.context.now()),
    /** The kitchen needs so many minutes more. */
    late: (minutes: number) => moveReady(order(), minutes, shop.sandbox.context.now()),
    /** Four lemonades, paid and received by the restaurant. */
    received: async () => {
      const id = await shop.order('PAID')
      receive(order(), shop.sandbox.context)
      return id
    },
  }
}
