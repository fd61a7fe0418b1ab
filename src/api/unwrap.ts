import { onlineManager } from '@tanstack/react-query'
import type { Incomplete } from './answers'
import { loadWire } from './client'
import { ApiError, refusal } from './errors'
import { operationOf } from './operations'
import { RenewalFailedError } from './renewal'

type Answer<Data> = { data?: Data; error?: unknown; response: Response }

function codeOf(cause: unknown): string {
  if (cause instanceof RenewalFailedError) return `RENEWAL_${codeOf(cause.cause)}`
  if (cause instanceof SyntaxError) return 'MALFORMED'
  return cause instanceof DOMException && cause.name === 'TimeoutError' ? 'TIMEOUT' : 'NETWORK'
}

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError'

/**
 * The data of a call's answer, `incomplete` when the contract lets some of it be lost.
 * @param fallback the sentence of rule 8.1 for when the host gives none
 * @param mayBeGone what is asked for may be there no more: a 404 is then logged as no error
 * @throws ApiError whenever the answer is not `ok`, did not come whole, or is not what the contract says; it is logged,
 *   but for a 412: who names a version expects it
 */
export async function unwrap<Data>(
  call: Promise<Answer<Data>>,
  fallback: string,
  { mayBeGone = false } = {},
): Promise<NonNullable<Data> & Incomplete> {
  try {
    const { data, error, response } = await call
    if (!response.ok) throw refusal(response, error, fallback)
    const { checkedAnswer } = await loadWire()
    const read = data === undefined || data === null ? undefined : checkedAnswer(operationOf(response), data)
    if (read === undefined) {
      throw new ApiError({ status: response.status, code: 'MALFORMED', message: fallback })
    }
    return read
  } catch (cause) {
    if (isAbort(cause)) throw cause
    const failure =
      cause instanceof ApiError ? cause : new ApiError({ status: 0, code: codeOf(cause), message: fallback }, { cause })
    // TanStack assumes a network at the start; a page that is opened without one gets no event.
    if (cause instanceof TypeError && globalThis.navigator?.onLine === false) onlineManager.setOnline(false)
    const details = { status: failure.status, code: failure.code, requestId: failure.requestId }
    if (failure.status === 404 && mayBeGone) console.info(fallback, details)
    else if (failure.status !== 412) console.error(fallback, details)
    throw failure
  }
}

/** For calls whose answer is not part of the contract: only whether it succeeded. Call them with `parseAs: 'text'`. */
export async function expectOk(call: Promise<Answer<string>>, fallback: string): Promise<void> {
  await unwrap(
    call.then((answer) => ({ ...answer, data: '' })),
    fallback,
  )
}
