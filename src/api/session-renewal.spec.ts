import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call, later, onLost, refresh, sandbox, signInAda } from '../../tests/setup/session-calls'
import { heldTimeLimits } from '../../tests/setup/time-limits'
import { currentSession } from '../stores/auth'
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
})
