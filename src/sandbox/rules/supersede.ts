import type { SandboxContext } from '../context'
import { waiting, withdraw } from './waiting-orders'

/**
 * Ends what waits for the payment of the customer's cart, orders and changes of orders, so that the cart is paid for
 * only once.
 */
export function supersede(customerId: string, context: SandboxContext) {
  for (const order of context.state.orders) {
    const { unmade } = order
    const takesCart = unmade?.status === 'PENDING' && unmade.change.taken.length > 0
    if (takesCart && order.customerId === customerId) order.unmade = { ...unmade, status: 'CANCELLED' }
  }
  for (const order of waiting(context)) if (order.customerId === customerId) withdraw(order, context)
}
