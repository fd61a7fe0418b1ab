import type { Mutation, QueryClient } from '@tanstack/react-query'
import { cartQuery, type ServerCart } from '../../api/queries/cart'
import { currentSession } from '../../stores/auth'
import { fold, type CartChange, type FoldedCart } from './lines'

/** What a cart asked for at `at` or later lacks of a change; null for nothing. */
type Progress = { at: number; left: CartChange | null }

const progress = new WeakMap<CartChange, Progress[]>()
/** The changes that the API may have received. */
const sent = new WeakSet<CartChange>()

export const madeProgress = (change: CartChange, at: number, left: CartChange | null) =>
  void progress.set(change, [...(progress.get(change) ?? []), { at, left }])

/** What a cart lacks of a change. @param askedAt when it was asked for */
export function leftOf(change: CartChange, askedAt: number): CartChange | null {
  const last = progress.get(change)?.findLast(({ at }) => at <= askedAt)
  return last ? last.left : change
}

export const markSent = (change: CartChange, is: boolean) => void (is ? sent.add(change) : sent.delete(change))

/** Whether the API may have received a change. */
export const mayHaveArrived = (change: CartChange) => sent.has(change)

/** Resolves with whether anything was sent for the change. */
export type CartMutation = Mutation<boolean, Error, CartChange, undefined>

export const changesOf = (mutations: CartMutation[]): CartChange[] =>
  mutations.flatMap(({ state }) => state.variables ?? [])

export const changeKey = (customerId: string) => ['customer', customerId, 'cart', 'change'] as const

/** Whether a mutation is a change of a cart that the API has not received: it is saved when the page is left. */
export function isUnsentChange({ options, state }: Mutation<unknown, Error, unknown>): boolean {
  const [scope, , of, what] = options.mutationKey ?? []
  return scope === 'customer' && of === 'cart' && what === 'change' && !mayHaveArrived(state.variables as CartChange)
}

/** The cart to render: the API's, with what it lacks of the changes whose mutations are pending. */
export const applyPending = (cart: ServerCart | undefined, pending: CartChange[]): FoldedCart =>
  fold(
    cart,
    pending.flatMap((change) => leftOf(change, cart?.askedAt ?? 0) ?? []),
  )

/**
 * A customer's cart on this page: what the API last answered, and the changes on their way to it. Each change is a
 * mutation, so the devtools show it with its variables.
 */
export function cartFor(client: QueryClient, customerId: string) {
  const pending = () =>
    client
      .getMutationCache()
      .findAll({ mutationKey: changeKey(customerId), status: 'pending' }) as unknown as CartMutation[]
  const changes = () => changesOf(pending())
  const cached = () => client.getQueryData(cartQuery(customerId).queryKey)
  return {
    client,
    customerId,
    pending,
    changes,
    /** The API's cart as last read. */
    cached,
    /** The cart as the customer sees it. */
    drawn: () => applyPending(cached(), changes()),
    /** Whether this page must still make a change: its customer is signed in, and it has not been removed. */
    isPending: (change: CartChange) => currentSession()?.user.customerId === customerId && changes().includes(change),
    /** Resolves when no change is pending: every one has arrived or failed. */
    settled: () =>
      new Promise<void>((resolve) => {
        const look = () => pending().length === 0 && (stop(), resolve())
        const stop = client.getMutationCache().subscribe(look)
        look()
      }),
  }
}

export type Cart = ReturnType<typeof cartFor>

/** A removal has failed: nothing is left of what puts the dish back. */
export function dropUndo(cart: Cart, removal: string): void {
  for (const change of cart.changes()) {
    if (change.kind === 'add' && change.undoes === removal) madeProgress(change, 0, null)
  }
}

const EMPTY: ServerCart = { items: [], totalAmount: 0, groupOrderId: null, version: null }

/** Shows an empty cart, drops pending changes and marks the cart stale. The API's cart is not changed. */
export function cartCleared({ client, customerId }: Cart): void {
  const { queryKey } = cartQuery(customerId)
  client.getMutationCache().clear()
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, EMPTY)
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
}
