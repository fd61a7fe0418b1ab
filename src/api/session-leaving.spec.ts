import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import * as calls from '../../tests/setup/session-calls'
import { localStore } from '../lib/storage'
import { currentSession, signedIn, signedOut } from '../stores/auth'

const { bothAreRenewed, isTaken, later, onLost, refresh, sandbox, session, tokenOf } = calls
const call = (path: string) => calls.call(path)

beforeEach(calls.signInAda)

it('F30 all calls of the second customer share one renewal, and none has a token of the first', async () => {
  const { ofAda, ofBob, first, second } = await bothAreRenewed()
  sandbox.good = ["Bob's"]
  ofAda.resolve("Ada's")
  expect((await first).status).toBe(401)
  expect(currentSession()?.authToken).toBe('old')
  const third = call('/users/bob/orders')
  await vi.waitFor(() => expect(sandbox.sent).toHaveLength(3))
  await new Promise((resolve) => setTimeout(resolve))
  expect(refresh).toHaveBeenCalledTimes(2)
  ofBob.resolve("Bob's")
  expect([(await second).status, (await third).status]).toEqual([200, 200])
  expect(currentSession()).toMatchObject({ authToken: "Bob's", user: { id: 'bob' } })
  expect(sandbox.sent.filter(({ token }) => token === "Ada's")).toEqual([])
})

it('F30 the last call of the first customer is just refused when the second is renewed before them', async () => {
  const { ofAda, ofBob, first, second } = await bothAreRenewed()
  ofBob.resolve('new')
  expect((await second).status).toBe(200)
  ofAda.resolve('of Ada')
  expect((await first).status).toBe(401)
  expect(currentSession()).toMatchObject({ authToken: 'new', user: { id: 'bob' } })
})

it.each([
  ['signs out', signedOut, 0],
  ['signs out in another tab, before this one has heard of it', () => localStore.remove('authToken'), 1],
])('F30 a renewal changes and repeats nothing when it ends after a customer %s', async (_, leave, lost) => {
  const token = later<string>()
  refresh.mockReturnValue(token.promise)
  const answer = call('/cart')
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  leave()
  token.resolve('new')
  expect((await answer).status).toBe(401)
  expect(sandbox.sent).toHaveLength(1)
  expect([currentSession(), localStore.get('authToken')]).toEqual([null, null])
  expect(onLost).toHaveBeenCalledTimes(lost)
})

it('F30 a call that is refused after another tab has signed out ends the session here, and is not repeated', async () => {
  const answer = call('/cart')
  localStore.remove('authToken')
  expect((await answer).status).toBe(401)
  expect(sandbox.sent.map(({ token }) => token)).toEqual(['old'])
  expect(onLost).toHaveBeenCalledOnce()
})

it('F30 a late 401 of a customer who has left is ignored', async () => {
  const answer = later<Response>()
  const fetch = vi.fn(() => answer.promise)
  vi.stubGlobal('fetch', fetch)
  const response = call('/users/ada/cart')
  signedIn(session('bob', 'new'))
  answer.resolve(new Response(null, { status: 401 }))
  expect((await response).status).toBe(401)
  expect(fetch).toHaveBeenCalledOnce()
  expect(refresh).not.toHaveBeenCalled()
  expect(currentSession()?.user.id).toBe('bob')
})

it('F30 no token of a customer is sent or stored after they leave, whenever that is', async () => {
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
