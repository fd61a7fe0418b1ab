import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { t } from 'ttag'
import { addressesQuery } from '../../api/queries/addresses'
import { cartQuery } from '../../api/queries/cart'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { AddCartItem, Address, AddressList, Order } from '../../api/types'
import { configurationOf } from '../../api/configuration'
import { cartFor } from '../../features/cart/cart'
import { addToCart } from '../../features/cart/use-cart'
import { sameAddress } from '../../features/checkout/as-last-time'
import { dishesOf } from '../../features/menu/dish-index'
import { listOf } from '../../lib/list'
import { freshItem } from './as-now'
import { orderedAgain } from './order-again'

/** The lines of an order by the API's menu and dishes of this moment, past all caches. */
export async function linesNow(client: QueryClient, { lines, totals }: Order) {
  const { persister: _, ...menus } = restaurantQueries.menus()
  const list = await client.fetchQuery({ ...menus, staleTime: 0 })
  const dishes = new Map(dishesOf(list.menus).map((dish) => [dish.id, dish]))
  return Promise.all(
    lines.map(async (line) => {
      const dish = dishes.get(line.menuItemId)
      return orderedAgain(line, dish, dish && (await freshItem(client, dish)), totals.currency)
    }),
  )
}

/** What the cart does not have yet of these items, so that going back and ordering again adds nothing. */
export async function missingInCart(
  client: QueryClient,
  customerId: string,
  items: AddCartItem[],
): Promise<AddCartItem[]> {
  await client.fetchQuery({ ...cartQuery(customerId), staleTime: 0 })
  const has = new Map<string, number>()
  for (const line of cartFor(client, customerId).drawn().lines) {
    has.set(configurationOf(line), (has.get(configurationOf(line)) ?? 0) + line.quantity)
  }
  return items.flatMap((item) => {
    const left = has.get(configurationOf(item)) ?? 0
    has.set(configurationOf(item), Math.max(0, left - item.qty))
    return item.qty > left ? { ...item, qty: item.qty - left } : []
  })
}

/**
 * Adds items to the cart. Equal ones go one after another: at once they would be sent as their sum, which may be more
 * than the dish allows. Resolves with whether all were added.
 */
export async function addAll(client: QueryClient, items: AddCartItem[]): Promise<boolean> {
  const equal = new Map<string, AddCartItem[]>()
  for (const item of items) equal.set(configurationOf(item), [...(equal.get(configurationOf(item)) ?? []), item])
  const added = [...equal.values()].map(async (those) => {
    for (const item of those) if (!(await addToCart(client, item)?.done)) return false
    return true
  })
  return !(await Promise.all(added)).includes(false)
}

/** Most pages of addresses that are searched for the one of an order. */
const ADDRESS_PAGES = 10

/** The saved addresses: the first page, or all when the address of the order is not on it. None for a pickup. */
export async function addressesFor(client: QueryClient, customerId: string, order: Order): Promise<Address[]> {
  if (order.fulfilment.type !== 'DELIVERY') return []
  const listed = ({ pages }: InfiniteData<AddressList>) => pages.flatMap(({ addresses }) => addresses)
  const first = await client.fetchInfiniteQuery(addressesQuery(customerId))
  if (sameAddress(order, listed(first)) || !first.pages.at(-1)?.nextCursor) return listed(first)
  const all = { ...addressesQuery(customerId), pages: ADDRESS_PAGES, staleTime: 0 }
  return listed(await client.fetchInfiniteQuery(all))
}

/** What is to be said about where a delivery went, when that is not saved any more. */
export function noticeOf(order: Order, saved: Address[]): string | undefined {
  const { type, address } = order.fulfilment
  if (type !== 'DELIVERY' || sameAddress(order, saved)) return undefined
  if (!address) {
    return t`It went to an address, which is not saved any more. Please check at the checkout where it goes.`
  }
  const place = listOf([address.line1, address.line2])
  return t`It went to ${place}, which is not saved any more. Please check at the checkout where it goes.`
}
