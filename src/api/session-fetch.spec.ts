import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { heldTimeLimits } from '../../tests/setup/time-limits'
import { localStore } from '../lib/storage'
import { currentSession, signedIn, signedOut, tokenRefreshed, type Session } from '../stores/auth'
import { AuthRefused, createSessionFetch, NotRenewed } from './session-fetch'

const BASE = 'http://shop.test/api/v1'
const session = (id: string, authToken: string): Session => ({
  authToken,
  refreshToken: 'refresh',
  user: {
    ...{ id, customerId: id, phoneNumber: '', isNewUser: false, lastLoginAt: '', createdAt: '' },
    ...{ firstName: '', lastName: '', email: '' },
  },
})

type Sent = { url: string; token: string | null; body: string }
let sent: Sent[]
/** The tokens the host takes. */
let good: string[]
const refresh = vi.fn<() => Promise<string>>()
const onLost = vi.fn<() => void>()
let call: (path: string, init?: RequestInit) => Promise<Response>

const tokenOf = ({ headers }: Request) => headers.get('authorization')?.replace('Bearer ', '') ?? null
const isTaken = (token: string | null) => token !== null && good.includes(token)
/** A promise, and the way to settle it later. */
function later<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (cause: Error) => void = () => {}
  const promise = new Promise<T>((take, refuse) => {
    resolve = take
    reject = refuse
  })
  return { promise, resolve, reject }
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  sent = []
  good = ['new']
  refresh.mockReset().mockResolvedValue('new')
  onLost.mockReset().mockImplementation(signedOut)
  const fetch = createSessionFetch({ refresh, onLost })
  call = (path, init) => fetch(new Request(`${BASE}${path}`, init))
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = await request.text()
    sent.push({ url: request.url, token: tokenOf(request), body })
    return new Response(body, { status: isTaken(tokenOf(request)) ? 200 : 401 })
  })
  signedIn(session('ada', 'old'))
})

describe('the token', () => {
  it('goes into the header, and never into the address', async () => {
    good = ['old']
    expect((await call('/menus')).status).toBe(200)
    expect(sent).toEqual([{ url: `${BASE}/menus`, token: 'old', body: '' }])
  })

  it('is not sent when another is set, and such a call is never repeated', async () => {
    const response = await call('/menus', { headers: { authorization: 'Bearer of-the-provider' } })
    expect(response.status).toBe(401)
    expect(sent.map(({ token }) => token)).toEqual(['of-the-provider'])
    expect(refresh).not.toHaveBeenCalled()
  })

  it.each(['/auth/login/mobile/r', '/auth/firebase-config/r', '/auth/logout'])(
    'is not sent to %s, and a 401 of it never refreshes',
    async (path) => {
      expect((await call(path)).status).toBe(401)
      expect(sent.map(({ token }) => token)).toEqual([null])
      expect(refresh).not.toHaveBeenCalled()
    },
  )

  it('is not sent to an auth call of a host that lives under a path', async () => {
    const fetch = createSessionFetch({ refresh, onLost })
    await fetch(new Request('http://shop.test/qa/api/v1/auth/firebase-config/r'))
    expect(sent.map(({ token }) => token)).toEqual([null])
  })

  it('is not there for a guest', async () => {
    signedOut()
    expect((await call('/menus')).status).toBe(401)
    expect(sent.map(({ token }) => token)).toEqual([null])
    expect(refresh).not.toHaveBeenCalled()
  })
})

describe('a 401', () => {
  it('F26 of ten calls at once: one refresh, and each repeated once with its own whole body', async () => {
    const body = (index: number) => `${index}`.repeat(100_000)
    const all = Array.from({ length: 10 }, (_, index) => call('/cart', { method: 'POST', body: body(index) }))
    const answers = await Promise.all((await Promise.all(all)).map((response) => response.text()))
    expect(answers).toEqual(Array.from({ length: 10 }, (_, index) => body(index)))
    expect(refresh).toHaveBeenCalledOnce()
    expect(sent.map(({ token }) => token)).toEqual([...Array<string>(10).fill('old'), ...Array<string>(10).fill('new')])
    expect(currentSession()?.authToken).toBe('new')
    expect(localStore.get('authToken')).toBe('new')
  })

  it('F27 after the token has changed is repeated without a refresh', async () => {
    const answer = later<Response>()
    const { fetch } = globalThis
    vi.stubGlobal('fetch', vi.fn(fetch).mockReturnValueOnce(answer.promise))
    const response = call('/cart')
    tokenRefreshed('new')
    answer.resolve(new Response(null, { status: 401 }))
    expect((await response).status).toBe(200)
    expect(refresh).not.toHaveBeenCalled()
  })

  it.each([-1, 1])(
    'F32 is the host’s to say: with a clock %i day off nothing is refreshed that the host takes',
    async (days) => {
      vi.setSystemTime(Date.now() + days * 86_400_000)
      tokenRefreshed('new')
      expect((await call('/cart')).status).toBe(200)
      expect(refresh).not.toHaveBeenCalled()
      vi.useRealTimers()
    },
  )

  it('F26, F27 whatever comes when: each call is sent twice at most, one refresh a token, all succeed', async () => {
    const property = fc.asyncProperty(fc.scheduler(), fc.nat(9), async (scheduler, count) => {
      signedIn(session('ada', 'old'))
      refresh.mockClear().mockImplementation(() => scheduler.schedule(Promise.resolve('new'), 'refresh'))
      const tries = new Map<string, number>()
      vi.stubGlobal('fetch', async (request: Request) => {
        tries.set(request.url, (tries.get(request.url) ?? 0) + 1)
        await scheduler.schedule(Promise.resolve(), `answer ${request.url}`)
        return new Response(null, { status: isTaken(tokenOf(request)) ? 200 : 401 })
      })
      const all = Array.from({ length: count + 1 }, async (_, index) => {
        await scheduler.schedule(Promise.resolve(), `call ${index}`)
        return call(`/menus/${index}`)
      })
      const answers = await scheduler.waitFor(Promise.all(all))
      expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200))
      expect(refresh).toHaveBeenCalledOnce()
      expect(Math.max(...tries.values())).toBeLessThanOrEqual(2)
      expect(onLost).not.toHaveBeenCalled()
    })
    await fc.assert(property, { numRuns: 300 })
  })

  it('F28 of the repeated calls too: the session is lost once, and nothing is tried a third time', async () => {
    good = []
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('/cart')))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(401))
    expect(sent).toHaveLength(20)
    expect(onLost).toHaveBeenCalledOnce()
    expect(currentSession()).toBeNull()
  })
})

/** A call whose refresh has hung for 20 s, and that refresh. */
async function callThatHangs() {
  const limits = heldTimeLimits()
  const late = later<string>()
  refresh.mockReturnValueOnce(late.promise)
  const response = call('/cart')
  await vi.waitFor(() => expect(limits.begun()).toBe(1))
  limits.pass(20_000)
  return { response, late }
}

describe('the refresh', () => {
  it('that the provider refuses ends the session, once', async () => {
    refresh.mockRejectedValue(new AuthRefused('Session expired. Please login again.'))
    const answers = await Promise.all([call('/cart'), call('/orders')])
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    expect(sent).toHaveLength(2)
    expect(onLost).toHaveBeenCalledOnce()
  })

  it('F28 ends the session when what is on its way has been answered: a write may be refused with it', async () => {
    refresh.mockRejectedValue(new AuthRefused())
    const write = later<Response>()
    const { fetch } = globalThis
    vi.stubGlobal('fetch', vi.fn(fetch).mockReturnValueOnce(write.promise))
    const answers = [call('/cart', { method: 'PUT' }), call('/orders')]
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    await new Promise((resolve) => setTimeout(resolve))
    expect(onLost).not.toHaveBeenCalled()
    write.resolve(new Response(null, { status: 401 }))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401])
    expect(onLost).toHaveBeenCalledOnce()
  })

  it('F28 ends the session after one second, whatever is still on its way', async () => {
    vi.useFakeTimers()
    refresh.mockRejectedValue(new AuthRefused())
    const { fetch } = globalThis
    vi.stubGlobal('fetch', vi.fn(fetch).mockReturnValueOnce(new Promise(() => {})))
    void call('/menus')
    const answer = call('/orders')
    await vi.advanceTimersByTimeAsync(999)
    expect(onLost).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).status).toBe(401)
    expect(onLost).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it('F29 that fails by network keeps the session; the next 401 tries again', async () => {
    refresh.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const cause = expect.objectContaining({ message: 'Failed to fetch' }) as Error
    await expect(call('/cart')).rejects.toEqual(new NotRenewed('', { cause }))
    expect(onLost).not.toHaveBeenCalled()
    expect(currentSession()?.authToken).toBe('old')
    expect((await call('/cart')).status).toBe(200)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('F24 that hangs is given up after 20 s; the session is kept, and the next 401 tries again', async () => {
    const { response } = await callThatHangs()
    await expect(response).rejects.toMatchObject({ cause: { name: 'TimeoutError' } })
    expect(currentSession()?.authToken).toBe('old')
    expect((await call('/cart')).status).toBe(200)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('that comes after it was given up still counts', async () => {
    const { response, late } = await callThatHangs()
    await expect(response).rejects.toThrow(NotRenewed)
    late.resolve('new')
    await vi.waitFor(() => expect(currentSession()?.authToken).toBe('new'))
    expect((await call('/cart')).status).toBe(200)
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('that fails leaves no answer unread: its connection would stay taken', async () => {
    refresh.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const cancel = vi.spyOn(ReadableStream.prototype, 'cancel')
    await expect(call('/cart')).rejects.toThrow(NotRenewed)
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('F30 that ends after signing out changes nothing and repeats nothing', async () => {
    const token = later<string>()
    refresh.mockReturnValue(token.promise)
    const response = call('/cart')
    await vi.waitFor(() => expect(refresh).toHaveBeenCalled())
    signedOut()
    token.resolve('new')
    expect((await response).status).toBe(401)
    expect(sent).toHaveLength(1)
    expect(currentSession()).toBeNull()
    expect(localStore.get('authToken')).toBeNull()
    expect(onLost).not.toHaveBeenCalled()
  })

  it('F30 of one customer is no token for the next one, who gets a refresh of their own', async () => {
    const [ofAda, ofBob] = [later<string>(), later<string>()]
    refresh.mockReturnValueOnce(ofAda.promise).mockReturnValueOnce(ofBob.promise)
    good = ["Bob's"]
    const first = call('/users/ada/cart')
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    signedOut()
    signedIn(session('bob', 'old'))
    const second = call('/users/bob/cart')
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2))
    ofAda.resolve("Ada's")
    expect((await first).status).toBe(401)
    expect(currentSession()?.authToken).toBe('old')
    ofBob.resolve("Bob's")
    expect((await second).status).toBe(200)
    expect(currentSession()).toMatchObject({ authToken: "Bob's", user: { id: 'bob' } })
    expect(sent.filter(({ token }) => token === "Ada's")).toEqual([])
  })

  it('F30 whenever a customer leaves: no token of theirs is sent or stored after it', async () => {
    const property = fc.asyncProperty(fc.scheduler(), fc.nat(5), fc.boolean(), async (scheduler, count, another) => {
      good = ['new', 'bob']
      signedIn(session('ada', 'old'))
      refresh.mockImplementation(() => scheduler.schedule(Promise.resolve('new'), 'refresh'))
      const late: (string | null)[] = []
      vi.stubGlobal('fetch', async (request: Request) => {
        if (currentSession()?.user.id !== 'ada' && tokenOf(request) !== 'bob') late.push(tokenOf(request))
        await scheduler.schedule(Promise.resolve(), `answer ${request.url}`)
        return new Response(null, { status: isTaken(tokenOf(request)) ? 200 : 401 })
      })
      const leaves = scheduler
        .schedule(Promise.resolve(), 'leaves')
        .then(() => (another ? signedIn(session('bob', 'bob')) : signedOut()))
      const calls = Array.from({ length: count + 1 }, async (_, index) => {
        await scheduler.schedule(Promise.resolve(), `call ${index}`)
        if (currentSession()) await call(`/cart/${index}`)
      })
      await scheduler.waitFor(Promise.allSettled([leaves, ...calls]))
      expect(late).toEqual([])
      expect(localStore.get('authToken')).toBe(another ? 'bob' : null)
      expect(currentSession()?.authToken).toBe(another ? 'bob' : undefined)
    })
    await fc.assert(property, { numRuns: 300 })
  })

  it('F30 a late 401 of a customer who is gone does nothing', async () => {
    const answer = later<Response>()
    vi.stubGlobal('fetch', () => answer.promise)
    const response = call('/users/ada/cart')
    signedIn(session('bob', 'new'))
    answer.resolve(new Response(null, { status: 401 }))
    expect((await response).status).toBe(401)
    expect(refresh).not.toHaveBeenCalled()
    expect(currentSession()?.user.id).toBe('bob')
  })
})
