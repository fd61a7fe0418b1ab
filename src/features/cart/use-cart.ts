import { onlineManager, useMutationState, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cartQuery } from '../../api/queries/cart'
import type { AddCartItem } from '../../api/types'
import { notify, SHORT } from '../../lib/notify'
import { currentSession, useCustomerId } from '../../stores/auth'
import { loginRequired } from '../../stores/login-required'
import { changeKey, recordsOf, toRecord, type CartMutation } from './change-log'
import { changeCart } from './changes'
import { configurationOf, fold, type CartLine, type FoldedCart } from './fold'

/** How long a customer id may take to appear before adding gives up, in ms (spec 5). */
const MISSING_CONFIG_RETRY = 500

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

function drawn(client: QueryClient, customerId: string): CartLine[] {
  return fold(client.getQueryData(cartQuery(customerId).queryKey), recordsOf(client, customerId)).lines
}

const newId = () => crypto.randomUUID()

const knownCustomerId = () => currentSession()?.user.customerId

/** The customer's id after the specified wait, for when it is missing. */
async function awaitedCustomerId(): Promise<string | undefined> {
  await new Promise((resolve) => setTimeout(resolve, MISSING_CONFIG_RETRY))
  return knownCustomerId()
}

/** Puts an item in the cart. A line made the same way at the same price takes it up; else it is a line of its own. */
async function addItem(client: QueryClient, item: AddCartItem): Promise<void> {
  const customerId = knownCustomerId() || (await awaitedCustomerId())
  if (!customerId) {
    notify.error('Configuration error. Please wait a moment and try again.')
    return
  }
  if (!onlineManager.isOnline()) notify.success('You are offline. It will be added as soon as you are back.')
  const same = drawn(client, customerId).find(
    (line) => configurationOf(line) === configurationOf(item) && line.price === item.price,
  )
  const id = newId()
  await changeCart(
    client,
    customerId,
    same
      ? { id, kind: 'quantity', line: same.key, quantity: same.quantity + item.qty, isAdd: true }
      : { id, kind: 'add', line: id, item },
  )
}

/** What a customer can do with the cart. Everything shows at once and is settled behind. */
export function cartActions(client: QueryClient) {
  const signedIn = (otherwise: string) => {
    const session = currentSession()
    if (!session) notify.error(otherwise)
    return session?.user.customerId
  }
  return {
    /** Asks to sign in first when nobody is; the item then waits and is added after it (spec 5). */
    add: (item: AddCartItem): void => {
      if (!currentSession()) return loginRequired(item)
      addItem(client, item).catch(() => {
        notify.error('Unable to add item. Please try again.', { duration: SHORT })
      })
    },
    /** A quantity of 0 or less removes the line; what is no whole number is ignored (spec 4). */
    setQuantity: (line: CartLine, quantity: number): void => {
      const customerId = signedIn('Please login to modify cart.')
      if (!customerId || !Number.isSafeInteger(quantity)) return
      const change = quantity <= 0 ? ({ kind: 'remove' } as const) : ({ kind: 'quantity', quantity } as const)
      void changeCart(client, customerId, { id: newId(), line: line.key, ...change })
    },
    remove: (line: CartLine): void => {
      const customerId = signedIn('Please login to modify cart.')
      if (customerId) void changeCart(client, customerId, { id: newId(), kind: 'remove', line: line.key })
    },
    /** Removes every line. Runs once however often it is asked for. */
    clear: (): void => {
      if (!currentSession()) return void notify.error('Please login to clear cart.')
      const customerId = currentSession()?.user.customerId
      if (!customerId) return void notify.error('Configuration error. Please try again.')
      const lines = drawn(client, customerId).map(({ key }) => key)
      if (lines.length === 0) return void notify.error('Cart is already empty.')
      void changeCart(client, customerId, { id: newId(), kind: 'clear', lines })
    },
  }
}

export function useCartActions() {
  const client = useQueryClient()
  return useMemo(() => cartActions(client), [client])
}
