import { auth } from './auth'
import { cart } from './cart'
import { changes } from './changes'
import { customer } from './customer'
import { groupOrders } from './group-orders'
import { kept } from './kept'
import { orders } from './orders'
import { prepaid } from './prepaid'
import { restaurant } from './restaurant'
import type { Cases } from './ask'

export { asker } from './ask'

/** The cases of each operation, by area. */
export const cases: Cases = {
  ...auth,
  ...cart,
  ...changes,
  ...customer,
  ...groupOrders,
  ...kept,
  ...orders,
  ...prepaid,
  ...restaurant,
}
