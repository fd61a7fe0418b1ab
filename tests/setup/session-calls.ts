import { expect, vi } from 'vitest'
import { createSessionFetch } from '../../src/api/session-fetch'
import { signedIn, signedOut, type Session } from '../../src/stores/auth'

export const BASE = 'http://shop.test/api/v1'
export const session = (id: string, authToken: string): Session => ({
  authToken,
  refreshToken: 'refresh',
  user: {
    ...{ id, customerId: id, phoneNumber: '', isNewUser: false, lastLoginAt: '', createdAt: '' },
    ...{ firstName: '', lastName: '', email: '' },
  },
})

type Sent = { url: string; token: string | null; body: string }
/** The requests sent to the API, and the tokens it accepts. */
export const sandbox = { sent: [] as Sent[], good: [] as string[] }
export const refresh = vi.fn<() => Promise<string>>()
export const onLost = vi.fn<() => void>()
export let call: (path: string, init?: RequestInit) => Promise<Response>

export const tokenOf = ({ headers }: Request) => headers.get('authorization')?.replace('Bearer ', '') ?? null
export const isTaken = (token: string | null) => token !== null && sandbox.good.includes(token)
/** A promise that can be settled later. */
export function later<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (cause: Error) => void = () => {}
  const promise = new Promise<T>((take, refuse) => {
    resolve = take
    reject = refuse
  })
  return { promise, resolve, reject }
}

/** Ada is signed in with a token that the API no longer accepts. */
export function signInAda() {
  vi.stubGlobal('window', new EventTarget())
  sandbox.sent = []
  sandbox.good = ['new']
  refresh.mockReset().mockResolvedValue('new')
  onLost.mockReset().mockImplementation(signedOut)
  const fetch = createSessionFetch({ refresh, onLost })
  call = (path, init) => fetch(new Request(`${BASE}${path}`, init))
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = await request.text()
    sandbox.sent.push({ url: request.url, token: tokenOf(request), body })
    return new Response(body, { status: isTaken(tokenOf(request)) ? 200 : 401 })
  })
  signedIn(session('ada', 'old'))
}

/** Ada calls and leaves while her session is renewed; then Bob signs in, calls, and his is renewed too. */
export async function bothAreRenewed() {
  const [ofAda, ofBob] = [later<string>(), later<string>()]
  refresh.mockReturnValueOnce(ofAda.promise).mockReturnValueOnce(ofBob.promise)
  const first = call('/users/ada/cart')
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  signedOut()
  signedIn(session('bob', 'old'))
  const second = call('/users/bob/cart')
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2))
  return { ofAda, ofBob, first, second }
}
