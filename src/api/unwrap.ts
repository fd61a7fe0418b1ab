import { onlineManager } from '@tanstack/react-query'
import type { Incomplete } from './validate-response'
import { loadRuntime } from './client'
import { ApiError } from './errors'
import { operationOf } from './operations'
import { RenewalFailedError } from './renewal'

export type Answer<Data> = { data?: Data; error?: unknown; response: Response }

/** Names a call in the inspectors of the cache: 'GET /restaurants/{restaurantId}'. */
export const metaOf = (path: string, method = 'GET') => ({ call: `${method} ${path.replace('/api/v1', '')}` })

/** For a read of what may no longer exist: a 404 is not logged as an error. */
export const MAY_BE_GONE = { mayBeGone: true }

function codeOf(cause: unknown): string {
  if (cause instanceof RenewalFailedError) return `RENEWAL_${codeOf(cause.cause)}`
  if (cause instanceof SyntaxError) return 'MALFORMED'
  return cause instanceof DOMException && cause.name === 'TimeoutError' ? 'TIMEOUT' : 'NETWORK'
}

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError'

/**
 * The data of a call's answer, marked `incomplete` when invalid parts were dropped or replaced.
 * @param fallback the message of rule 8.1 to use when the API gives none
 * @param mayBeGone the resource may no longer exist, so a 404 is not logged as an error
 * @throws ApiError when the answer is not `ok`, breaks off, or does not match the contract. Each is logged, except a
 *   412, which a caller that sends a version expects
 */
export async function unwrap<Data>(
  call: Promise<Answer<Data>>,
  fallback: string,
  { mayBeGone = false } = {},
): Promise<NonNullable<Data> & Incomplete> {
  try {
    const { data, error, response } = await call
    const { validateResponse, toApiError } = await loadRuntime()
    if (!response.ok) throw toApiError(response, error, fallback)
    const read = data === null ? undefined : validateResponse(operationOf(response), data)
    if (read === undefined) {
      throw new ApiError({ status: response.status, code: 'MALFORMED', message: fallback })
    }
    return read
  } catch (cause) {
    if (isAbort(cause)) throw cause
    const failure =
      cause instanceof ApiError ? cause : new ApiError({ status: 0, code: codeOf(cause), message: fallback }, { cause })
    // TanStack assumes a connection at the start, and a page that is opened offline gets no event.
    if (cause instanceof TypeError && globalThis.navigator?.onLine === false) onlineManager.setOnline(false)
    const details = { status: failure.status, code: failure.code, requestId: failure.requestId }
    if (failure.status === 404 && mayBeGone) console.info(fallback, details)
    else if (failure.status !== 412) console.error(fallback, details)
    throw failure
  }
}

/** Checks only that a call succeeded. It needs `parseAs: 'text'`, as its answer is not used. @throws ApiError as `unwrap` */
export async function expectOk(call: Promise<Answer<string>>, fallback: string): Promise<void> {
  await unwrap(
    call.then((answer) => ({ ...answer, data: {} })),
    fallback,
  )
}
