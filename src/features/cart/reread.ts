import { ApiError } from '../../api/errors'
import { cartQuery, type ServerCart } from '../../api/queries/cart'
import { readAgain } from '../../api/read-again'
import { isCurrent } from '../../stores/auth'
import type { Cart } from './cart-for'

export class SessionOverError extends Error {}

const isFinal = (error: unknown) => error instanceof ApiError && error.isFinal

/**
 * Reads the cart as it is after this moment. A read in progress may predate the change, so this waits for it and starts
 * another; concurrent callers share that one. The read is retried until it succeeds or is refused.
 * @throws ApiError when the API refuses, SessionOverError when the customer is no longer signed in
 */
export async function reread({ client, customerId }: Cart): Promise<ServerCart> {
  const options = cartQuery(customerId)
  await client
    .getQueryCache()
    .find({ queryKey: options.queryKey })
    ?.promise?.catch(() => {})
  for (;;) {
    if (!isCurrent(customerId)) throw new SessionOverError()
    try {
      return await client.fetchQuery({ ...options, staleTime: 0, retry: (_failures, error) => !isFinal(error) })
    } catch (cause) {
      if (isFinal(cause)) throw cause
    }
  }
}

/** Reads the cart again after somebody else has changed it. Until that has succeeded, the cached one is outdated. */
export const refresh = ({ client, customerId }: Cart): Promise<void> =>
  readAgain(client, { queryKey: cartQuery(customerId).queryKey, exact: true })
