import type { QueryClient } from '@tanstack/react-query'
import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { AddCartItem, MenuItem } from '../../api/types'
import { configurationOf } from '../../api/configuration'
import type { AsNow } from '../../features/cart/removal'
import { isSoldOut } from '../../features/menu/sold-out'
import { dishesOf, dishPath, type Dish } from '../../features/menu/dish-index'
import { formatMoney } from '../../lib/money'
import { orderedAgain } from './order-again'

/** The dish as the API has it now, past all caches. Undefined when it has left the menu. */
export async function freshItem(client: QueryClient, { menuId, id }: Dish): Promise<MenuItem | undefined> {
  const { persister: _, ...query } = restaurantQueries.item(menuId, id)
  try {
    return await client.fetchQuery({ ...query, staleTime: 0 })
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return undefined
    throw cause
  }
}

const madeOf = (item: AddCartItem) => `${item.qty} ${configurationOf(item)}`

/** A removed line as the menu has it now. Null when it has not changed, or its dish is not in the cached menu. */
export async function asNow(client: QueryClient, removed: AddCartItem): Promise<AsNow | null> {
  const read = client.getQueryData(restaurantQueries.menus().queryKey)
  const currency = client.getQueryData(restaurantQueries.profile().queryKey)?.currency || read?.currency || ''
  const dish = dishesOf(read?.menus ?? []).find(({ id }) => id === removed.menuItemId)
  if (!dish) return null
  const item = await freshItem(client, dish)
  const known = item && { ...dish, soldOut: isSoldOut(item), available: item.availability.available }
  const before = { ...removed, quantity: removed.qty, unitPrice: removed.price }
  const { item: again, changes } = orderedAgain(before, known, item, currency)
  const { specialInstructions } = removed
  const now = again && { ...again, specialInstructions }
  if (now && madeOf(now) === madeOf(removed)) {
    if (now.price === removed.price) return null
    const price = formatMoney(now.price, currency)
    return { item: now, why: now.qty > 1 ? t`It now costs ${price} each.` : t`It now costs ${price}.` }
  }
  const why = [t`${dish.name} cannot be put back as it was.`, ...changes].join(' ')
  return { item: null, why, path: item && dishPath(dish) }
}
