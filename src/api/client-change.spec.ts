import { beforeEach, describe, expect, it, vi } from 'vitest'
import { heldTimeLimits, silence } from '../../tests/setup/time-limits'
import { config } from '../lib/config'
import { api, inShop } from './client'
import type { ApiError } from './errors'
import { expectOk, unwrap } from './unwrap'

const CUSTOMER = '/api/v1/restaurants/{restaurantId}/users/{customerId}'
const NOT_SAVED = 'Not saved.'
type Init = { signal?: AbortSignal; keepalive?: boolean; headers?: { Authorization: string } }

/** The two ways to change something: with an answer that is used, and without one. */
const CHANGES = {
  'a change whose answer is used': (init?: Init) =>
    unwrap(
      api.PUT(`${CUSTOMER}/allergens`, { params: inShop({ customerId: 'ada' }), body: { avoid: ['EGG'] }, ...init }),
      NOT_SAVED,
    ),
  'a change whose answer is not used': (init?: Init) =>
    expectOk(
      api.DELETE(`${CUSTOMER}/favorites/{favoriteId}`, {
        params: inShop({ customerId: 'ada', favoriteId: 'f1' }),
        parseAs: 'text',
        ...init,
      }),
      NOT_SAVED,
    ),
}
const { 'a change whose answer is used': used, 'a change whose answer is not used': unused } = CHANGES
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('succeeded'),
    (cause: unknown) => cause as ApiError,
  )

let sent: Request[]
let reply: (request: Request) => Promise<Response>
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  sent = []
  reply = () => Promise.resolve(new Response('{"avoid":["EGG"]}'))
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return reply(request)
  })
})
const paths = () => sent.map(({ method, url }) => `${method} ${new URL(url).pathname.split(config.restaurantId)[1]}`)

it('a change reaches the API with its body, and its answer is what is shown', async () => {
  await expect(used()).resolves.toEqual({ avoid: ['EGG'] })
  expect(paths()).toEqual(['PUT /users/ada/allergens'])
  await expect(sent[0]!.json()).resolves.toEqual({ avoid: ['EGG'] })
})

it('a change whose answer is not used succeeds, whatever is answered', async () => {
  for (const answer of [new Response(null, { status: 204 }), new Response('<html>'), new Response('{"avoid":')]) {
    reply = () => Promise.resolve(answer)
    await expect(unused()).resolves.toBeUndefined()
  }
  expect(paths()).toEqual(Array(3).fill('DELETE /users/ada/favorites/f1'))
})

it('a change whose answer is used fails when it is not valid', async () => {
  reply = () => Promise.resolve(new Response('{"avoid":"EGG"}'))
  expect(await failureOf(used())).toMatchObject({ code: 'MALFORMED', message: NOT_SAVED })
})

describe.each(Object.entries(CHANGES))('F24 %s', (_, change) => {
  it('that the API refuses fails in the words of the shop', async () => {
    reply = () => Promise.resolve(new Response(null, { status: 409 }))
    expect(await failureOf(change())).toMatchObject({ status: 409, message: NOT_SAVED })
  })

  it('that has a limit of its own ends with that one', async () => {
    reply = silence
    const limits = heldTimeLimits()
    const own = new AbortController()
    const failure = failureOf(change({ signal: own.signal }))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(limits.begun()).toBe(0)
    own.abort(new DOMException('Gone', 'AbortError'))
    expect(await failure).toMatchObject({ name: 'AbortError' })
  })

  it('arrives even when the customer leaves the page, where that is asked for', async () => {
    await change({ keepalive: true })
    await change()
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false])
  })

  it('goes with the token that is given, not with that of the session', async () => {
    await change({ headers: { Authorization: 'Bearer given' } })
    expect(sent[0]!.headers.get('authorization')).toBe('Bearer given')
  })
})
