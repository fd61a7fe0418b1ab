import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bothAreRenewed, call, later, onLost, refresh, sandbox, signInAda } from '../../tests/setup/session-calls'
import { localStore } from '../lib/storage'
import { currentSession } from '../stores/auth'

beforeEach(signInAda)

describe('F30 two customers after each other on one device', () => {
  it('all calls of the second share one renewal, also after that of the first has ended', async () => {
    const { ofAda, ofBob, first, second } = await bothAreRenewed()
    ofAda.resolve('of Ada')
    await first
    const third = call('/users/bob/orders')
    await vi.waitFor(() => expect(sandbox.sent).toHaveLength(3))
    await new Promise((resolve) => setTimeout(resolve))
    expect(refresh).toHaveBeenCalledTimes(2)
    ofBob.resolve('new')
    expect([(await second).status, (await third).status]).toEqual([200, 200])
  })

  it('the last call of the first is just refused when the renewal of the second ends before theirs', async () => {
    const { ofAda, ofBob, first, second } = await bothAreRenewed()
    ofBob.resolve('new')
    expect((await second).status).toBe(200)
    ofAda.resolve('of Ada')
    expect((await first).status).toBe(401)
    expect(currentSession()).toMatchObject({ authToken: 'new', user: { id: 'bob' } })
  })
})

describe('F30 a token that another tab removes, before this tab has heard of the logout', () => {
  it('is not stored again by a renewal that was under way', async () => {
    const token = later<string>()
    refresh.mockReturnValue(token.promise)
    const answer = call('/cart')
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    localStore.remove('authToken')
    token.resolve('new')
    expect((await answer).status).toBe(401)
    expect(localStore.get('authToken')).toBeNull()
    expect(sandbox.sent).toHaveLength(1)
    expect(onLost).toHaveBeenCalledOnce()
  })

  it('ends the session here too when a call is refused, and the call is not repeated without one', async () => {
    const answer = call('/cart')
    localStore.remove('authToken')
    expect((await answer).status).toBe(401)
    expect(sandbox.sent.map(({ token }) => token)).toEqual(['old'])
    expect(onLost).toHaveBeenCalledOnce()
  })
})
