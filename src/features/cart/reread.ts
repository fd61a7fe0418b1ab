import { ApiError } from '../../api/errors'
import { cartQuery, type ServerCart } from '../../api/queries/cart'
import { readAgain } from '../../api/read-again'
import { isCurrent } from '../../stores/auth'
import type { Cart } from './cart-for'

export class SessionOverError extends Error {}

const isFinal = (error: unknown) => error instanceof ApiError && error.isFinal

/** Resolves when no read of the cart is in progress. */
export const readsEnd = async ({ client, customerId }: Cart): Promise<void> => {
  const reading = client.getQueryCache().find({ queryKey: cartQuery(customerId).queryKey })?.promise
  await reading?.catch(() => {})
}

/**
 * Reads the cart as it is after this moment: a read in progress may predate the change of another tab, so this waits for
 * it and starts another. The read is retried until it succeeds or is refused.
 * @throws ApiError when the API refuses, SessionOverError when the customer is no longer signed in
 */
export async function reread(cart: Cart): Promise<ServerCart> {
  const { client, customerId } = cart
  await readsEnd(cart)
  for (;;) {
    if (!isCurrent(customerId)) throw new SessionOverError()
    try {
      const retry = (_failures: number, error: Error) => !isFinal(error)
      // With 0, a cart that was read before the clock was set back would count as fresh.
      return await client.fetchQuery({ ...cartQuery(customerId), staleTime: -Infinity, retry })
    } catch (cause) {
      if (isFinal(cause)) throw cause
    }
  }
}

/** Reads the cart again after somebody else has changed it. Until that has succeeded, the cached one is outdated. */
export const refresh = ({ client, customerId }: Cart): Promise<void> =>
  readAgain(client, { queryKey: cartQuery(customerId).queryKey, exact: true })
