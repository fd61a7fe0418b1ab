import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AddCartItem } from '../../api/types'
import { notify } from '../../lib/notify'
import { randomId } from '../../lib/random-id'
import { bearerToken, currentSession } from '../../stores/auth'
import { putIn, type Begun } from './add-item'
import { changeCart } from './changes'
import { configurationOf, type CartLine } from './lines'
import { changesOf } from './log'
import { asItem, removalOver, removeLine } from './removal'

/** Lines whose substitute is in the cart though they could not be removed: a second try only removes. */
const replaced = new Map<string, string>()

/** The actions on the lines of the cart. Each shows at once and is sent in the background. */
export function cartActions(client: QueryClient) {
  const signedIn = (otherwise: string) => {
    const session = currentSession()
    if (!session) notify.error(otherwise)
    return session?.user.customerId
  }
  const edit = (line: CartLine, item: AddCartItem): Begun | null => {
    const customerId = signedIn('Please login to modify cart.')
    if (!customerId) return null
    const { servingQuantityId, price, specialInstructions, customOptionGroups } = item
    const patch = { servingQuantityId, price, specialInstructions, customOptionGroups }
    const by = item.qty - line.quantity
    const { key, menuItemId: dish } = line
    return { done: changeCart(client, customerId, { id: randomId(), kind: 'update', dish, line: key, patch, by }) }
  }
  return {
    /** A quantity of 0 or less removes the line. Values that are not integers are ignored. */
    setQuantity: (line: CartLine, quantity: number): void => {
      const customerId = signedIn('Please login to modify cart.')
      if (!customerId || !Number.isSafeInteger(quantity)) return
      if (quantity <= 0) return removeLine(client, customerId, line)
      const by = quantity - line.quantity
      const { key, menuItemId: dish } = line
      if (by === 0) return
      void changeCart(client, customerId, {
        id: randomId(),
        kind: 'step',
        dish,
        line: key,
        by,
        item: asItem(client, line),
      })
    },
    /** Replaces the size, options, instructions, price and quantity of a line. */
    edit,
    /**
     * Orders something else in place of a line. Another dish is added first, and the line is removed only once the API
     * has that dish in the cart: whatever happens in between, no dish is lost. Resolves when nothing more is sent.
     */
    substitute: async (line: CartLine, item: AddCartItem): Promise<void> => {
      const { key, quantity, menuItemId: dish } = line
      if (item.menuItemId === dish) return void (await edit(line, item)?.done)
      const customerId = signedIn('Please login to modify cart.')
      if (!customerId) return
      const log = changesOf(client, customerId)
      const isInCart = () => log.cached()?.items.some(({ menuItemId }) => menuItemId === item.menuItemId) ?? false
      const place = `${customerId} ${key}`
      if (replaced.get(place) !== configurationOf(item) || !isInCart()) {
        if (!(await putIn(client, customerId, item).done) || !isInCart()) return
        replaced.set(place, configurationOf(item))
      }
      const removal = { id: randomId(), kind: 'remove', dish, line: key, quantity } as const
      if (await changeCart(client, customerId, removal)) replaced.delete(place)
    },
    /** Accepts the current price of one piece, in minor units. The API refuses any other price. */
    acceptPrice: (line: CartLine, price: number): void => {
      const customerId = signedIn('Please login to modify cart.')
      const { key, menuItemId: dish } = line
      if (!customerId) return
      void changeCart(client, customerId, { id: randomId(), kind: 'update', dish, line: key, patch: { price }, by: 0 })
    },
    remove: (line: CartLine): void => {
      const customerId = signedIn('Please login to modify cart.')
      if (customerId) removeLine(client, customerId, line)
    },
    /** Removes every line. A second call finds the cart empty and only shows an error. */
    clear: (): void => {
      if (!bearerToken() && !currentSession()) return notify.error('Please login to clear cart.')
      const customerId = currentSession()?.user.customerId
      if (!customerId) return notify.error('Configuration error. Please try again.')
      const { lines } = changesOf(client, customerId).drawn()
      if (lines.length === 0) return notify.error('Cart is already empty.')
      removalOver()
      const dishes = [...new Set(lines.map(({ menuItemId }) => menuItemId))]
      const keys = lines.map(({ key }) => key)
      void changeCart(client, customerId, { id: randomId(), kind: 'clear', dishes, lines: keys })
    },
  }
}

export function useCartActions() {
  const client = useQueryClient()
  return useMemo(() => cartActions(client), [client])
}
