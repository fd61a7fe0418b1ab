import { useMutationState, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cartQuery } from '../../api/queries/cart'
import type { AddCartItem } from '../../api/types'
import { notify, SHORT } from '../../lib/notify'
import { randomId } from '../../lib/random-id'
import { currentSession, useCustomerId } from '../../stores/auth'
import { loginRequired } from '../../stores/login-required'
import { addItem, drawn } from './add-item'
import { changeKey, toRecord, type CartMutation } from './change-log'
import { changeCart } from './changes'
import { fold, type CartLine, type FoldedCart } from './fold'
import { removalOver, removeLine } from './removal'

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
  const records = useMutationState({
    filters: { mutationKey: changeKey(customerId ?? '') },
    select: (mutation) => toRecord(mutation as unknown as CartMutation),
  })
  const folded = useMemo(
    () =>
      fold(
        data,
        records.flatMap((record) => record ?? []),
      ),
    [data, records],
  )
  return {
    ...folded,
    loading: Boolean(customerId) && isPending && folded.lines.length === 0,
    error: data ? null : error,
    retry: () => void refetch({ cancelRefetch: false }),
  }
}

/** The cart as something to be priced: a name for its state, and whether it is all the host's and holds anything. */
export const toBePriced = ({ lines, confirmed, loading }: CartState) => ({
  signature: JSON.stringify(lines.map(({ cartItemId, quantity, price }) => [cartItemId, quantity, price])),
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
    /** A quantity of 0 or less removes the line; what is no whole number is ignored (spec 4). */
    setQuantity: (line: CartLine, quantity: number): void => {
      const customerId = signedIn('Please login to modify cart.')
      if (!customerId || !Number.isSafeInteger(quantity)) return
      if (quantity <= 0) removeLine(client, customerId, line)
      else void changeCart(client, customerId, { id: randomId(), kind: 'quantity', line: line.key, quantity })
    },
    /** Makes a line what it shall be from now on: size, options, instructions, quantity. */
    edit: (line: CartLine, item: AddCartItem): void => {
      const customerId = signedIn('Please login to modify cart.')
      if (customerId) void changeCart(client, customerId, { id: randomId(), kind: 'edit', line: line.key, item })
    },
    /** Agrees to what one of a line costs now, in minor units. The host refuses any other price. */
    acceptPrice: (line: CartLine, price: number): void => {
      const customerId = signedIn('Please login to modify cart.')
      if (customerId) void changeCart(client, customerId, { id: randomId(), kind: 'price', line: line.key, price })
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
      const lines = drawn(client, customerId).map(({ key }) => key)
      if (lines.length === 0) return void notify.error('Cart is already empty.')
      removalOver()
      void changeCart(client, customerId, { id: randomId(), kind: 'clear', lines })
    },
  }
}

export function useCartActions() {
  const client = useQueryClient()
  return useMemo(() => cartActions(client), [client])
}
