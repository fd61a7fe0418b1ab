import { useEffect, useState } from 'react'
import type { Order } from '../../api/types'
import { listOf } from '../../lib/list'
import { forgetUsual, rememberedUsual, rememberUsual } from '../../stores/usual'
import { dishCounts } from './grouped-lines'
import { useOrders } from './use-orders'

const dishesOf = ({ lines }: Order) =>
  listOf(dishCounts(lines).map(([name, count]) => (count > 1 ? `${count}\u00a0×\u00a0${name}` : name)))

/** The newest of the orders that is completed. */
export const usualOf = (orders: Order[]) => orders.find(({ status }) => status === 'COMPLETED')

type Usual = {
  order: Order | undefined
  /** Undefined when there is no completed order, or the device remembers none; '' until a first order has been read. */
  dishes: string | undefined
}

/** The customer's last completed order, and its dishes as text, which the device knows before the API has answered. */
export function useUsual(customerId: string): Usual {
  const { orders, error } = useOrders(customerId)
  const isKnown = orders !== undefined
  const [remembered] = useState(() => rememberedUsual(customerId))
  const order = orders && usualOf(orders)
  const dishes = order && dishesOf(order)
  const isMissing = isKnown || (remembered === '' && error !== null)
  useEffect(() => {
    if (dishes) rememberUsual({ customerId, dishes })
    else if (isMissing) forgetUsual()
  }, [customerId, isMissing, dishes])
  return { order, dishes: isKnown ? dishes : remembered }
}
