import type { Mutation, QueryClient } from '@tanstack/react-query'
import { cartQuery, type ServerCart } from '../../api/queries/cart'
import { currentSession } from '../../stores/auth'
import { fold, type CartChange, type FoldedCart } from './lines'
import { followed, isNeedless, withHeld } from './on-its-way'

/** Resolves with whether anything was sent for the change. */
export type CartMutation = Mutation<boolean, Error, CartChange, undefined>

export const changeKey = (customerId: string) => ['customer', customerId, 'cart', 'change'] as const

/** The cart to render, with the changes whose mutations are pending. */
export function drawnOf(cart: ServerCart | undefined, pending: CartChange[]): FoldedCart {
  const changes = followed(pending)
  return fold(
    withHeld(cart, changes),
    changes.filter((change) => !isNeedless(change)),
  )
}

/** The changes of a customer's cart on this page. Each is a mutation, so the devtools show it with its variables. */
export function changesOf(client: QueryClient, customerId: string) {
  const mutations = () =>
    client.getMutationCache().findAll({ mutationKey: changeKey(customerId) }) as unknown as CartMutation[]
  const pending = () => mutations().filter(({ state }) => state.status === 'pending')
  const changes = () => followed(pending().flatMap(({ state }) => state.variables ?? []))
  const cached = () => client.getQueryData(cartQuery(customerId).queryKey)

  /** Resolves once a condition on the changes holds. */
  const when = (condition: () => boolean): Promise<void> => {
    if (condition()) return Promise.resolve()
    return new Promise((resolve) => {
      const stop = client.getMutationCache().subscribe(() => {
        if (!condition()) return
        stop()
        resolve()
      })
    })
  }
  return {
    mutations,
    pending,
    changes,
    cached,
    when,
    /** The cart as the customer sees it. */
    drawn: () => drawnOf(cached(), changes()),
    /** Whether this page must still make a change: its customer is signed in, and it has not been removed. */
    isPending: ({ id: own }: CartChange) =>
      currentSession()?.user.customerId === customerId && changes().some(({ id }) => id === own),
    /** Resolves when no change is pending: every one has arrived or failed. */
    settled: () => when(() => pending().length === 0),
  }
}

export type CartChanges = ReturnType<typeof changesOf>
