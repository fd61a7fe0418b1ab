import type { Mutation, QueryClient } from '@tanstack/react-query'
import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import { cartQuery, type ServerCart } from '../../api/queries/cart'
import { restaurantQueries } from '../../api/queries/restaurant'
import { readAgain } from '../../api/read-again'
import { loadCode } from '../../lib/load-code'
import { notify } from '../../lib/notify'
import { tabNotices } from '../../lib/tab-notices'
import { currentCustomerId, isCurrent } from '../../stores/auth'
import { fold, type CartChange, type FoldedCart } from './lines'

/** What the cached cart lacks of a change; null for nothing. */
const left = new WeakMap<CartChange, CartChange | null>()
/** The changes that the API may have received. */
const sent = new WeakSet<CartChange>()

/** Notes what the cart that is cached in the same moment lacks of a change. */
export const setLeft = (change: CartChange, is: CartChange | null) => void left.set(change, is)
export const leftOf = (change: CartChange): CartChange | null => left.get(change) ?? (left.has(change) ? null : change)

export const markSent = (change: CartChange, is: boolean) => void (is ? sent.add(change) : sent.delete(change))

/** Whether the API may have received a change. */
export const mayHaveArrived = (change: CartChange) => sent.has(change)

/** A change of the cart. Resolves with whether anything was sent for it. */
export type CartMutation = Mutation<boolean, Error, CartChange, undefined>

export const changesOf = (mutations: CartMutation[]): CartChange[] =>
  mutations.flatMap(({ state }) => state.variables ?? [])

export const changeKey = (customerId: string) => ['customer', customerId, 'cart', 'change'] as const

/** Whether a mutation is a change of a cart that the API has not received: it is saved when the page is left. */
export function isUnsentChange({ options, state }: Mutation<unknown, Error, unknown>): boolean {
  const [, , of, what] = options.mutationKey ?? []
  return of === 'cart' && what === 'change' && !mayHaveArrived(state.variables as CartChange)
}

/** The cart to render: the API's, with what it lacks of the changes whose mutations are pending. */
export const applyPending = (cart: ServerCart | undefined, pending: CartChange[]): FoldedCart =>
  fold(
    cart,
    pending.flatMap((change) => leftOf(change) ?? []),
  )

/**
 * A customer's cart on this page: what the API last answered, and the changes on their way to it. Each change is a
 * mutation, so the devtools show it with its variables.
 */
export function cartFor(client: QueryClient, customerId: string) {
  const { queryKey } = cartQuery(customerId)
  const mutations = client.getMutationCache()
  const pending = () =>
    mutations.findAll({ mutationKey: changeKey(customerId), status: 'pending' }) as unknown as CartMutation[]
  const changes = () => changesOf(pending())
  const cached = () => client.getQueryData(queryKey)
  return {
    client,
    customerId,
    queryKey,
    pending,
    changes,
    /** The API's cart as last read. */
    cached,
    /** The cart as the customer sees it. */
    drawn: () => applyPending(cached(), changes()),
    /** Whether this page must still make a change: its customer is signed in, and it has not been removed. */
    isPending: (change: CartChange) => isCurrent(customerId) && changes().includes(change),
  }
}

export type Cart = ReturnType<typeof cartFor>

/** The cart of the signed-in customer; null for a guest. */
export function currentCart(client: QueryClient): Cart | null {
  const customerId = currentCustomerId()
  return customerId ? cartFor(client, customerId) : null
}

const EMPTY: ServerCart = { items: [], totalAmount: 0, groupOrderId: null, version: null }

/** Shows an empty cart, drops pending changes and marks the cart stale. The API's cart is not changed. */
export function cartCleared({ client, queryKey }: Cart): void {
  client.getMutationCache().clear()
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, EMPTY)
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
}

/** Reads the cart again after somebody else has changed it. Until that has succeeded, the cached one is outdated. */
export const refresh = ({ client, queryKey }: Cart): Promise<void> => readAgain(client, { queryKey, exact: true })

/** Between the tabs of one browser. A notice is the id of the customer whose cart has changed. */
export const notices = tabNotices<string>('cart-changed')

/** Reads the cart again when another tab has changed it. Returns a function that stops it. */
export const followOtherTabs = (client: QueryClient): (() => void) =>
  notices.listen((notice) => {
    const cart = currentCart(client)
    if (cart && notice === cart.customerId) void refresh(cart)
  })

let sender: typeof import('./send') | undefined
/** Loads the code that sends changes, once, with the first change. */
export const loadSender = async () => (sender ??= await loadCode(() => import('./send')))

type Hooks = {
  /** Runs before the change is sent, and may delay it. If it throws, the change has failed. */
  first?: () => Promise<void>
  /** Returns the function that reverts the change. Called once the change has succeeded. */
  undo?: () => (() => void) | undefined
  /** The fallback for a failure. Resolves with whether it has handled the failure. */
  instead?: (failure: unknown) => Promise<boolean>
}

/**
 * Changes the cart. The change is rendered at once, stays pending until the cart has been read again, and is then
 * dropped, whether it succeeded or not. Resolves with whether it succeeded.
 */
export function changeCart(cart: Cart, change: CartChange, { first, undo, instead }: Hooks = {}): Promise<boolean> {
  const { client, customerId } = cart
  const mutation = client.getMutationCache().build<boolean, Error, CartChange, undefined>(client, {
    mutationKey: [...changeKey(customerId), change.kind],
    mutationFn: async (variables) => {
      try {
        const { sendChange } = sender ?? (await loadSender())
        await first?.()
        return await sendChange(cart, variables)
      } catch (cause) {
        if (await instead?.(cause)) return false
        // Nothing is left of what puts back a dish whose removal has failed.
        for (const one of cart.changes()) if (one.kind === 'add' && one.undoes === change.id) setLeft(one, null)
        throw cause
      }
    },
    onSuccess: (isSent) => {
      if (isSent && cart.isPending(change)) sender?.showSuccess(change, undo?.())
    },
    onError: (error) => {
      // The API disagrees with the menu on screen: read the menu and its dishes again.
      if (error instanceof ApiError && error.isFinal && error.status !== 401) {
        void client.invalidateQueries({ queryKey: restaurantQueries.menus().queryKey })
      }
      // Of changes that were sent as one, the first tells of the failure.
      if (!cart.isPending(change) || leftOf(change) === null) return
      if (sender) sender.showFailure(change, error)
      else notify.error(t`Your cart could not be changed. Please try again.`)
    },
    retry: false,
    meta: { call: 'POST, PUT or DELETE /restaurants/{restaurantId}/users/{customerId}/cart/cart-items' },
  })
  return mutation.execute(change).then(
    () => true,
    () => false,
  )
}
