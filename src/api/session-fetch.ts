import { bearerToken, currentSession, tokenRefreshed } from '../stores/auth'
import { read } from '../lib/patient-read'
import { SessionExpiredError, RenewalFailedError, type SessionHandlers } from './renewal'
import { delay } from '../lib/delay'

/** How long a call waits for a renewal, in ms. A renewal that ends later still serves the next call. */
const RENEWAL_LIMIT = 20_000

/** How long to wait for requests in flight before ending a session, in ms: a refused write is saved for later. */
const LAST_ANSWERS = 4000

/** @throws DOMException TimeoutError when it takes too long */
const withinLimit = (renewal: Promise<string>) =>
  new Promise<string>((resolve, reject) => {
    const limit = AbortSignal.timeout(RENEWAL_LIMIT)
    limit.onabort = () => reject(limit.reason as DOMException)
    renewal.then(resolve, reject)
  })

/** The id of the signed-in customer, or null when there is only a token. */
const customerNow = () => currentSession()?.user.id ?? null

/** A token may be stored without a customer, and a signed-in customer may have no token. */
const hasSession = () => bearerToken() !== null || currentSession() !== null

/** Reads have no time limit, but the customer can repeat one that hangs (see `lib/pending-reads`). */
function ask(request: Request): Promise<Response> {
  if (request.method === 'GET') return read(request)
  // What was read before a write may lack it.
  globalThis.earlyReads = undefined
  return fetch(request)
}

/** Uses `includes` because the API's base URL may have a path of its own. */
const isAuthUrl = (url: string) => new URL(url).pathname.includes('/api/v1/auth/')

/**
 * Adds the stored token to requests that do not set one. After a 401 of a non-auth URL all waiting requests share one
 * refresh, and each is repeated once with its own body. If the token has changed since, it is used without a refresh
 * (rule 7.7).
 */
export function createSessionFetch({ refresh, onLost }: SessionHandlers): (request: Request) => Promise<Response> {
  let refreshing: { customerId: string | null; token: Promise<string> } | null = null
  const onTheWay = new Set<Promise<Response>>()

  function send(request: Request): Promise<Response> {
    const answer = ask(request)
    onTheWay.add(answer)
    return answer.finally(() => onTheWay.delete(answer))
  }

  async function lose(customerId: string | null) {
    await Promise.race([Promise.allSettled(onTheWay), delay(LAST_ANSWERS)])
    if (customerNow() === customerId) onLost()
  }

  function renewed(usedToken: string | null, customerId: string | null): Promise<string> {
    const now = bearerToken()
    if (now && now !== usedToken) return Promise.resolve(now)
    if (refreshing?.customerId === customerId) return refreshing.token
    const renewal = refresh()
      .then((fresh) => {
        const isCleared = usedToken !== null && bearerToken() === null
        if (customerNow() !== customerId || isCleared) throw new SessionExpiredError()
        tokenRefreshed(fresh)
        return fresh
      })
      .catch(async (cause: unknown) => {
        if (cause instanceof SessionExpiredError) await lose(customerId)
        throw cause
      })
    const token = withinLimit(renewal).finally(() => {
      if (refreshing?.token === token) refreshing = null
    })
    refreshing = { customerId, token }
    return token
  }

  return async (request) => {
    if (request.headers.has('Authorization') || !hasSession()) return ask(request)
    const customerId = customerNow()
    const used = bearerToken()
    if (used) request.headers.set('Authorization', `Bearer ${used}`)
    if (isAuthUrl(request.url)) return ask(request)
    const again = request.clone()
    const response = await send(request)
    if (response.status !== 401 || customerNow() !== customerId || !hasSession()) return response

    const token = await renewed(used, customerId).catch((cause: unknown) => {
      if (cause instanceof SessionExpiredError) return null
      void response.body?.cancel()
      throw new RenewalFailedError('', { cause })
    })
    if (token === null) return response
    void response.body?.cancel()
    again.headers.set('Authorization', `Bearer ${token}`)
    const second = await send(again)
    if (second.status === 401) await lose(customerId)
    return second
  }
}
