import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors'
import { restaurantQueries } from '../../api/queries/restaurant'
import { notify } from '../../lib/notify'
import type { CartChange } from './lines'
import { changeKey, changesOf } from './log'
import { forget, hasFailed } from './on-its-way'

let sender: typeof import('./run-change') | undefined
/** Loads what sends a change: once somebody has signed in, or with the first change. */
export const loadSender = async () => (sender ??= await import('./run-change'))

type Ways = {
  /** What takes the change back, asked for once it is done. */
  undo?: () => (() => void) | undefined
  /** What is done in its place when it fails. Resolves with whether that took care of it. */
  instead?: (failure: unknown) => Promise<boolean>
}

/**
 * Makes a change of the cart. It is drawn at once, stays pending until the cart has been read again, and then leaves,
 * whether it succeeded or not. Resolves with whether it succeeded.
 */
export function changeCart(
  client: QueryClient,
  customerId: string,
  change: CartChange,
  { undo, instead }: Ways = {},
): Promise<boolean> {
  const log = changesOf(client, customerId)
  const mutation = client.getMutationCache().build<boolean, Error, CartChange, undefined>(client, {
    mutationKey: [...changeKey(customerId), change.kind],
    mutationFn: async (variables) => {
      try {
        const { runChange } = sender ?? (await loadSender())
        return await runChange(client, customerId, variables)
      } catch (cause) {
        if (await instead?.(cause)) return false
        hasFailed(variables)
        throw cause
      }
    },
    onSuccess: (sent) => {
      if (sent && log.isPending(change)) sender?.showSuccess(change, undo?.())
    },
    onError: (error) => {
      // The menu that is shown said something else than the API: it and its dishes are read again.
      if (error instanceof ApiError && error.isFinal && error.status !== 401) {
        void client.invalidateQueries({ queryKey: restaurantQueries.menus().queryKey })
      }
      if (!log.isPending(change)) return
      if (sender) sender.showFailure(change, error)
      else notify.error('Your cart could not be changed. Please try again.')
    },
    retry: false,
    meta: { call: 'POST, PUT or DELETE /restaurants/{restaurantId}/users/{customerId}/cart/cart-items' },
  })
  return mutation
    .execute(change)
    .then(
      () => true,
      () => false,
    )
    .finally(() => forget(change))
}
