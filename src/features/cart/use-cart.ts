import { useMutationState, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cartQuery } from '../../api/queries/cart'
import type { AddCartItem } from '../../api/types'
import { notify, SHORT } from '../../lib/notify'
import { randomId } from '../../lib/random-id'
import { currentSession, useCustomerId } from '../../stores/auth'
import { loginRequired } from '../../stores/login-required'
import { addItem } from './add-item'
import { changeCart } from './changes'
import type { CartLine, FoldedCart } from './lines'
import { changeKey, changesOf, drawnOf, type CartMutation } from './log'
import { asItem, removalOver, removeLine } from './removal'

export type CartState = FoldedCart & {
  /** True until the host's cart has been read once. */
  loading: boolean
  error: Error | null
  /** Reads the cart again. */
  retry: () => void
}

/** The cart as the customer means it: the host's, with the pending changes on top. Empty for guests. */
export function useCart(): CartState {
  const customerId = useCustomerId()
  const { data, isPending, error, refetch } = useQuery({ ...cartQuery(customerId ?? ''), enabled: Boolean(customerId) })
  const changes = useMutationState({
    filters: { mutationKey: changeKey(customerId ?? ''), status: 'pending' },
    select: (mutation) => (mutation as unknown as CartMutation).state.variables,
  })
  const folded = useMemo(() => {
    const pending = changes.flatMap((change) => change ?? [])
    return drawnOf(data, pending)
  }, [data, changes])
  return {
    ...folded,
    loading: Boolean(customerId) && isPending && folded.lines.length === 0,
    error: data ? null : error,
    retry: () => void refetch({ cancelRefetch: false }),
  }
}

/** The cart as something to be priced: a name for its state, and whether it is all the host's and holds anything. */
export const toBePriced = ({ lines, confirmed, loading }: CartState) => ({
  signature: JSON.stringify(lines.map(({ cartItemIds, quantity, price }) => [...cartItemIds, quantity, price])),
  atRest: confirmed && !loading && lines.length > 0,
})

/** How many of each dish are in the cart, by the dish's id. */
export function useQuantities(): ReadonlyMap<string, number> {
  const { lines } = useCart()
  return useMemo(() => {
    const quantities = new Map<string, number>()
    for (const { menuItemId, quantity } of lines) {
      quantities.set(menuItemId, (quantities.get(menuItemId) ?? 0) + quantity)
    }
    return quantities
  }, [lines])
}

/** What a customer can do with the cart. Everything shows at once and is settled behind. */
export function cartActions(client: QueryClient) {
  const signedIn = (otherwise: string) => {
    const session = currentSession()
    if (!session) notify.error(otherwise)
    return session?.user.customerId
  }
  return {
    /**
     * True when the item is on its way. When nobody is signed in, asks for that first: the item waits and is added
     * after it (spec 5).
     */
    add: (item: AddCartItem): boolean => {
      if (!currentSession()) {
        loginRequired(item)
        return false
      }
      addItem(client, item).catch(() => {
        notify.error('Unable to add item. Please try again.', { duration: SHORT })
      })
      return true
    },
    /** A quantity of 0 or less removes the line; what is no whole number is ignored. */
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
    /** Makes a line what it shall be from now on: size, options, instructions, quantity. */
    edit: (line: CartLine, item: AddCartItem): void => {
      const customerId = signedIn('Please login to modify cart.')
      if (!customerId) return
      const { servingQuantityId, price, specialInstructions, customOptionGroups } = item
      const patch = { servingQuantityId, price, specialInstructions, customOptionGroups }
      const by = item.qty - line.quantity
      const { key, menuItemId: dish } = line
      void changeCart(client, customerId, { id: randomId(), kind: 'update', dish, line: key, patch, by })
    },
    /** Agrees to what one of a line costs now, in minor units. The API refuses any other price. */
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
    /** Removes every line. Runs once however often it is asked for. */
    clear: (): void => {
      if (!currentSession()) return void notify.error('Please login to clear cart.')
      const customerId = currentSession()?.user.customerId
      if (!customerId) return void notify.error('Configuration error. Please try again.')
      const { lines } = changesOf(client, customerId).drawn()
      if (lines.length === 0) return void notify.error('Cart is already empty.')
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
