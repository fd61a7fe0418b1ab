import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors'
import { cartQuery, type ServerCart } from '../../api/queries/cart'
import { currentSession } from '../../stores/auth'
import { recordsOf } from './change-log'
import type { CartChange } from './fold'
import { tellOtherTabs } from './other-tabs'

class SessionOver extends Error {}

const isSignedIn = (customerId: string) => currentSession()?.user.customerId === customerId

/** Whether a change is still this page's to make: its customer is signed in, and nothing has taken it out of the log. */
export const stands = (client: QueryClient, customerId: string, change: CartChange) =>
  isSignedIn(customerId) && recordsOf(client, customerId).some((record) => record.change === change)

const sent = new WeakSet<CartChange>()
/** Whether the host may have heard of a change. */
export const isSent = (change: CartChange) => sent.has(change)

const isRefusal = (error: unknown) => error instanceof ApiError && error.isFinal

/**
 * The cart as it is after this moment. A read that is already under way may have begun before our write, so it is
 * waited for and another follows; reads that wait together share that one. Only a cart that has been read says what
 * came of the write, so it is tried until it succeeds or is refused; a read that was shared with a page may give up
 * before.
 */
async function reread(client: QueryClient, customerId: string): Promise<ServerCart> {
  const options = cartQuery(customerId)
  const query = client.getQueryCache().find({ queryKey: options.queryKey })
  if (query && query.state.fetchStatus !== 'idle') await query.promise?.catch(() => {})
  for (;;) {
    if (!isSignedIn(customerId)) throw new SessionOver()
    try {
      return await client.fetchQuery({ ...options, staleTime: 0, retry: (_failures, error) => !isRefusal(error) })
    } catch (cause) {
      if (isRefusal(cause)) throw cause
    }
  }
}

/**
 * Sends a change, reads the cart again and tells the other tabs. When the answer was lost, the cart says whether the
 * change took place.
 */
export async function written(
  client: QueryClient,
  customerId: string,
  change: CartChange,
  send: () => Promise<void>,
  took: (cart: ServerCart) => boolean,
): Promise<ServerCart> {
  if (!stands(client, customerId, change)) throw new SessionOver()
  sent.add(change)
  const failure = await send().then(
    () => null,
    (cause: unknown) => (cause instanceof Error ? cause : new Error('The write failed', { cause })),
  )
  const cart = await reread(client, customerId)
  tellOtherTabs(customerId)
  const lostButDone = failure instanceof ApiError && failure.outcomeUnknown && took(cart)
  if (failure && !lostButDone) throw failure
  return cart
}
