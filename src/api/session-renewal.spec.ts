import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  bothAreRenewed,
  call,
  sandbox,
  isTaken,
  later,
  onLost,
  refresh,
  session,
  signInAda,
  tokenOf,
} from '../../tests/setup/session-calls'
import { heldTimeLimits } from '../../tests/setup/time-limits'
import { localStore } from '../lib/storage'
import { currentSession, signedIn, signedOut } from '../stores/auth'
import { SessionExpiredError, RenewalFailedError } from './renewal'

beforeEach(signInAda)

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
  it('ends the session once when the provider refuses it', async () => {
    refresh.mockRejectedValue(new SessionExpiredError('Session expired. Please login again.'))
    const answers = await Promise.all([call('/cart'), call('/orders')])
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    expect(sandbox.sent).toHaveLength(2)
    expect(onLost).toHaveBeenCalledOnce()
  })

  it('F28 ends the session only when pending calls have been answered: a write may be refused with it', async () => {
    refresh.mockRejectedValue(new SessionExpiredError())
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

  it('F28 ends the session after four seconds, whatever is still pending', async () => {
    vi.useFakeTimers()
    refresh.mockRejectedValue(new SessionExpiredError())
    const { fetch } = globalThis
    vi.stubGlobal('fetch', vi.fn(fetch).mockReturnValueOnce(new Promise(() => {})))
    void call('/menus')
    const answer = call('/orders')
    await vi.advanceTimersByTimeAsync(3999)
    expect(onLost).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).status).toBe(401)
    expect(onLost).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it('F29 keeps the session when it fails by network; the next 401 tries again', async () => {
    refresh.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const cause = expect.objectContaining({ message: 'Failed to fetch' }) as Error
    await expect(call('/cart')).rejects.toEqual(new RenewalFailedError('', { cause }))
    expect(onLost).not.toHaveBeenCalled()
    expect(currentSession()?.authToken).toBe('old')
    expect((await call('/cart')).status).toBe(200)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('F24 is given up after 20 s when it hangs; the session stays, and the next 401 tries again', async () => {
    const { response } = await callThatHangs()
    await expect(response).rejects.toMatchObject({ cause: { name: 'TimeoutError' } })
    expect(currentSession()?.authToken).toBe('old')
    expect((await call('/cart')).status).toBe(200)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('still counts when it is answered after it was given up', async () => {
    const { response, late } = await callThatHangs()
    await expect(response).rejects.toThrow(RenewalFailedError)
    late.resolve('new')
    await vi.waitFor(() => expect(currentSession()?.authToken).toBe('new'))
    expect((await call('/cart')).status).toBe(200)
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('leaves no answer unread when it fails: its connection would stay in use', async () => {
    refresh.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const cancel = vi.spyOn(ReadableStream.prototype, 'cancel')
    await expect(call('/cart', { method: 'PUT' })).rejects.toThrow(RenewalFailedError)
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('F30 changes nothing and repeats nothing when it ends after signing out', async () => {
    const token = later<string>()
    refresh.mockReturnValue(token.promise)
    const response = call('/cart')
    await vi.waitFor(() => expect(refresh).toHaveBeenCalled())
    signedOut()
    token.resolve('new')
    expect((await response).status).toBe(401)
    expect(sandbox.sent).toHaveLength(1)
    expect(currentSession()).toBeNull()
    expect(localStore.get('authToken')).toBeNull()
    expect(onLost).not.toHaveBeenCalled()
  })

  it('F30 of one customer gives no token to the next one, who gets a refresh of their own', async () => {
    const { ofAda, ofBob, first, second } = await bothAreRenewed()
    sandbox.good = ["Bob's"]
    ofAda.resolve("Ada's")
    expect((await first).status).toBe(401)
    expect(currentSession()?.authToken).toBe('old')
    ofBob.resolve("Bob's")
    expect((await second).status).toBe(200)
    expect(currentSession()).toMatchObject({ authToken: "Bob's", user: { id: 'bob' } })
    expect(sandbox.sent.filter(({ token }) => token === "Ada's")).toEqual([])
  })

  it('F30 sends and stores no token of a customer after they leave, whenever that is', async () => {
    const property = fc.asyncProperty(fc.scheduler(), fc.nat(5), fc.boolean(), async (scheduler, count, another) => {
      sandbox.good = ['new', 'bob']
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

  it('F30 ignores a late 401 of a customer who has left', async () => {
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
