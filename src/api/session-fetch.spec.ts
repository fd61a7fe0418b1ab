import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  BASE,
  call,
  sandbox,
  isTaken,
  onLost,
  refresh,
  session,
  signInAda,
  tokenOf,
} from '../../tests/setup/session-calls'
import { canTryAgain, tryAgain } from '../lib/pending-reads'
import { localStore } from '../lib/storage'
import { currentSession, signedIn, signedOut, tokenRefreshed } from '../stores/auth'
import { SessionExpiredError } from './renewal'

beforeEach(signInAda)

describe('the token', () => {
  it('goes into the header, and never into the address', async () => {
    sandbox.good = ['old']
    expect((await call('/menus')).status).toBe(200)
    expect(sandbox.sent).toEqual([{ url: `${BASE}/menus`, token: 'old', body: '' }])
  })

  it('is not sent when another is set, and such a call is never repeated', async () => {
    const response = await call('/menus', { headers: { authorization: 'Bearer of-the-provider' } })
    expect(response.status).toBe(401)
    expect(sandbox.sent.map(({ token }) => token)).toEqual(['of-the-provider'])
    expect(refresh).not.toHaveBeenCalled()
  })

  // The last is the address of an API that lives under a path.
  it.each(['/auth/firebase-config/r', '/auth/logout', '/../../qa/api/v1/auth/firebase-config/r'])(
    'goes to %s too unless another is set, and a 401 to it never refreshes',
    async (path) => {
      expect((await call(path)).status).toBe(401)
      expect(sandbox.sent.map(({ token }) => token)).toEqual(['old'])
      expect(refresh).not.toHaveBeenCalled()
    },
  )

  it('is the stored one when the call is made, also when it was changed in this tab', async () => {
    localStore.set('authToken', 'new')
    expect((await call('/cart')).status).toBe(200)
    expect(sandbox.sent.map(({ token }) => token)).toEqual(['new'])
  })

  it('is sent when it is stored alone, is refreshed on a 401, and ends with a refusal', async () => {
    signedOut()
    localStore.set('authToken', 'old')
    expect((await call('/cart')).status).toBe(200)
    expect(sandbox.sent.map(({ token }) => token)).toEqual(['old', 'new'])
    expect(localStore.get('authToken')).toBe('new')
    sandbox.good = []
    refresh.mockRejectedValue(new SessionExpiredError('No refresh token available'))
    expect((await call('/cart')).status).toBe(401)
    expect(onLost).toHaveBeenCalledOnce()
  })

  it('is renewed when a signed-in customer has none stored', async () => {
    localStore.remove('authToken')
    expect((await call('/cart')).status).toBe(200)
    expect(sandbox.sent.map(({ token }) => token)).toEqual([null, 'new'])
    expect(currentSession()?.user.id).toBe('ada')
  })

  it('is missing for a guest', async () => {
    signedOut()
    expect((await call('/menus')).status).toBe(401)
    expect(sandbox.sent.map(({ token }) => token)).toEqual([null])
    expect(refresh).not.toHaveBeenCalled()
  })
})

describe('what the page has asked for early', () => {
  it('is not used after a write, which it may lack', async () => {
    sandbox.good = ['old']
    vi.stubGlobal('earlyReads', { [`${BASE}/cart`]: Promise.resolve(new Response('before the write')) })
    await call('/cart/cart-items', { method: 'POST' })
    expect(await (await call('/cart')).text()).not.toBe('before the write')
  })
})

describe('a read that hangs', () => {
  const hang = () => {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', vi.fn(fetch).mockReturnValueOnce(new Promise(() => {})))
  }

  it.each(['customer', 'guest'])('can be sent again by a %s, and is answered then', async (who) => {
    if (who === 'guest') signedOut()
    sandbox.good = ['old']
    hang()
    const answer = call('/menus')
    expect(canTryAgain()).toBe(true)
    tryAgain()
    expect((await answer).status).toBe(who === 'guest' ? 401 : 200)
    expect(canTryAgain()).toBe(false)
  })

  it('is sent again, unlike a write that hangs', () => {
    hang()
    void call('/cart', { method: 'POST' })
    expect(canTryAgain()).toBe(false)
  })
})

describe('a 401', () => {
  it('F26 of ten calls at once: one refresh, and each repeated once with its own whole body', async () => {
    const body = (index: number) => `${index}`.repeat(100_000)
    const all = Array.from({ length: 10 }, (_, index) => call('/cart', { method: 'POST', body: body(index) }))
    const answers = await Promise.all((await Promise.all(all)).map((response) => response.text()))
    expect(answers).toEqual(Array.from({ length: 10 }, (_, index) => body(index)))
    expect(refresh).toHaveBeenCalledOnce()
    expect(sandbox.sent.map(({ token }) => token)).toEqual([
      ...Array<string>(10).fill('old'),
      ...Array<string>(10).fill('new'),
    ])
    expect(currentSession()?.authToken).toBe('new')
    expect(localStore.get('authToken')).toBe('new')
  })

  it.each([-1, 1])(
    'F32 is for the API to decide: with a clock %i day off, a token that the API accepts is not refreshed',
    async (days) => {
      vi.setSystemTime(Date.now() + days * 86_400_000)
      tokenRefreshed('new')
      expect((await call('/cart')).status).toBe(200)
      expect(refresh).not.toHaveBeenCalled()
      vi.useRealTimers()
    },
  )

  it('F26, F27 in any order: each call is sent at most twice, each token refreshed once, all succeed', async () => {
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

  it('F28 ends the session once when the repeated calls get it too, and nothing is tried a third time', async () => {
    sandbox.good = []
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('/cart')))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(401))
    expect(sandbox.sent).toHaveLength(20)
    expect(onLost).toHaveBeenCalledOnce()
    expect(currentSession()).toBeNull()
  })
})
