import type { Mutation, QueryClient } from '@tanstack/react-query'
import { cartQuery, type ServerCart } from '../../api/queries/cart'
import { currentSession } from '../../stores/auth'
import { areRelated, areSummable, fold, type CartChange, type FoldedCart } from './lines'
import { followed, isNeedless, withHeld } from './on-its-way'

/** Resolves with whether anything was sent for the change. */
export type CartMutation = Mutation<boolean, Error, CartChange, undefined>

export const changeKey = (customerId: string) => ['customer', customerId, 'cart', 'change'] as const

/** What is drawn of a cart, with the changes whose mutations are pending. */
export function drawnOf(cart: ServerCart | undefined, pending: CartChange[]): FoldedCart {
  const changes = followed(pending)
  return fold(
    withHeld(cart, changes),
    changes.filter((change) => !isNeedless(change)),
  )
}

/** The changes of a customer's cart on this page. Each is a mutation, so the devtools show it with its intent. */
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
  const before = ({ id: own }: CartChange) => {
    const all = changes()
    return all.slice(
      0,
      Math.max(
        all.findIndex(({ id }) => id === own),
        0,
      ),
    )
  }
  return {
    pending,
    cached,
    /** The cart as the customer sees it. */
    drawn: () => drawnOf(cached(), changes()),
    /** Whether a change is still this page's to make: its customer is signed in, and nothing has taken it out. */
    isPending: ({ id: own }: CartChange) =>
      currentSession()?.user.customerId === customerId && changes().some(({ id }) => id === own),
    /** A change, and those made after it that can travel with it. */
    summableFrom(change: CartChange): CartChange[] {
      const all = changes()
      const later = all.slice(all.findIndex(({ id }) => id === change.id)).filter((one) => areRelated(one, change))
      const end = later.findIndex((one) => one.id !== change.id && !areSummable(one, change))
      return end < 0 ? later : later.slice(0, end)
    },
    /** When a change was made, in ms. */
    madeAt: ({ id }: CartChange) => mutations().find(({ state }) => state.variables?.id === id)?.state.submittedAt ?? 0,
    /** When the last related change before it was made, in ms. */
    relatedMadeBefore(change: CartChange): number {
      const all = mutations()
      const own = all.findIndex(({ state }) => state.variables?.id === change.id)
      const earlier = all.slice(0, Math.max(own, 0)).findLast(({ state: { variables } }) => {
        return variables !== undefined && areRelated(variables, change)
      })
      return earlier?.state.submittedAt ?? -Infinity
    },
    /** Resolves when nothing related that was made before a change is pending any more. */
    settledBefore: (change: CartChange) => when(() => !before(change).some((one) => areRelated(one, change))),
    /** Resolves when the cart is at rest: every change has arrived or failed. */
    settled: () => when(() => pending().length === 0),
  }
}

export type CartChanges = ReturnType<typeof changesOf>
