import { useEffect, useState } from 'react'
import type { Order } from '../../api/types'
import { forgetUsual, rememberedUsual, rememberUsual } from './remembered-usual'
import { useOrders } from './use-orders'

const dishesOf = ({ lines }: Order) =>
  lines.map(({ quantity, name }) => (quantity > 1 ? `${quantity}\u00a0×\u00a0${name}` : name)).join(', ')

/** The customer's last completed order, and its dishes as text, which the device knows before the API has answered. */
export function useUsual(customerId: string): { order: Order | undefined; dishes: string | undefined } {
  const { orders } = useOrders(customerId)
  const [remembered] = useState(() => rememberedUsual(customerId))
  const order = orders?.find(({ status }) => status === 'COMPLETED')
  const dishes = order && dishesOf(order)
  useEffect(() => {
    if (dishes) rememberUsual({ customerId, dishes })
    else if (orders) forgetUsual()
  }, [customerId, orders, dishes])
  return { order, dishes: orders ? dishes : remembered }
}
