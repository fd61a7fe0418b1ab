import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { t } from 'ttag'
import { configurationOf } from '../../api/configuration'
import type { AddCartItem } from '../../api/types'
import { notify } from '../../lib/notify'
import { randomId } from '../../lib/random-id'
import { bearerToken, currentSession } from '../../stores/auth'
import { changeCart, currentCart, type Cart } from './cart'
import type { CartLine, LinePatch } from './lines'
import { asItem, removalOver, removeLine } from './removal'
import { putIn, type PendingAdd } from './use-cart'

/** Lines whose substitute is in the cart though they could not be removed: a second try only removes. */
const replaced = new Map<string, string>()

/** The actions on the lines of the cart. Each shows at once and is sent in the background. */
export function cartActions(client: QueryClient) {
  /** The cart of the signed-in customer; for a guest null and a toast. */
  const ownCart = (): Cart | null => {
    const cart = currentCart(client)
    if (!cart) notify.error(t`Please login to modify cart.`)
    return cart
  }
  const update = (line: CartLine, patch: LinePatch, by: number): PendingAdd | null => {
    const cart = ownCart()
    const of = { dish: line.menuItemId, line: line.key }
    return cart && { done: changeCart(cart, { id: randomId(), kind: 'update', ...of, patch, by }) }
  }
  const edit = (line: CartLine, item: AddCartItem): PendingAdd | null => {
    const { menuItemId: _, menuItemMappingId: __, qty, ...patch } = item
    return update(line, patch, qty - line.quantity)
  }
  return {
    /** A quantity of 0 or less removes the line. Values that are not integers are ignored. */
    setQuantity: (line: CartLine, quantity: number): void => {
      const cart = ownCart()
      if (!cart || !Number.isSafeInteger(quantity)) return
      if (quantity <= 0) return removeLine(cart, line)
      const by = quantity - line.quantity
      const of = { dish: line.menuItemId, line: line.key, item: asItem(client, line) }
      if (by !== 0) void changeCart(cart, { id: randomId(), kind: 'step', ...of, by })
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
      const cart = ownCart()
      if (!cart) return
      const isInCart = () => cart.cached()?.items.some(({ menuItemId }) => menuItemId === item.menuItemId) ?? false
      const place = `${cart.customerId} ${key}`
      if (replaced.get(place) !== configurationOf(item) || !isInCart()) {
        if (!(await putIn(cart, item).done) || !isInCart()) return
        replaced.set(place, configurationOf(item))
      }
      const removal = { id: randomId(), kind: 'remove', dish, line: key, quantity } as const
      if (await changeCart(cart, removal)) replaced.delete(place)
    },
    /** Accepts the current price of one piece, in minor units. The API refuses any other price. */
    acceptPrice: (line: CartLine, price: number): void => void update(line, { price }, 0),
    remove: (line: CartLine): void => {
      const cart = ownCart()
      if (cart) removeLine(cart, line)
    },
    /** Removes every line. A second call finds the cart empty and only shows an error. */
    clear: (): void => {
      if (!bearerToken() && !currentSession()) return notify.error(t`Please login to clear cart.`)
      const cart = currentCart(client)
      if (!cart) return notify.error(t`Configuration error. Please try again.`)
      const { lines } = cart.drawn()
      if (lines.length === 0) return notify.error(t`Cart is already empty.`)
      removalOver()
      const dishes = [...new Set(lines.map(({ menuItemId }) => menuItemId))]
      void changeCart(cart, { id: randomId(), kind: 'clear', dishes, lines: lines.map(({ key }) => key) })
    },
  }
}

export function useCartActions() {
  const client = useQueryClient()
  return useMemo(() => cartActions(client), [client])
}
