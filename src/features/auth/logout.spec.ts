import { beforeEach, expect, it, vi } from 'vitest'
import { silenceFailures } from '../../../tests/faults/silence'
import { localStore, sessionStore } from '../../lib/storage'
import { currentSession, signedIn } from '../../stores/auth'
import { logout } from './logout'

const endIdentity = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('../../api/identity', () => ({ endIdentity }))

const KEYS = ['authToken', 'refreshToken', 'user'] as const
const SESSION_KEYS = ['tempRefreshToken', 'orderData'] as const
const stored = () => [...KEYS.map((key) => localStore.get(key)), ...SESSION_KEYS.map((key) => sessionStore.get(key))]

/** What happens, in order, and how many of the keys are still stored at that moment. */
let steps: string[]
const step = (name: string) => steps.push(`${name}, ${stored().filter(Boolean).length} keys`)
const fetch = vi.fn<(request: Request) => Promise<Response>>()

silenceFailures('id-token')
beforeEach(() => {
  steps = []
  vi.stubGlobal('window', new EventTarget())
  window.addEventListener('userLogout', () => step('userLogout'))
  vi.stubGlobal('fetch', fetch)
  fetch.mockReset().mockImplementation(({ url }) => {
    step(new URL(url).pathname)
    return Promise.resolve(Response.json({}))
  })
  endIdentity.mockReset().mockImplementation(() => Promise.resolve(void step('the provider')))
  const user = { id: 'cus', customerId: 'cus', phoneNumber: '', isNewUser: false, lastLoginAt: '', createdAt: '' }
  signedIn({
    authToken: 'id-token',
    refreshToken: 'refresh',
    user: { ...user, firstName: '', lastName: '', email: '' },
  })
  for (const key of SESSION_KEYS) sessionStore.set(key, '{}')
  localStore.set('theme', 'modern')
})

const WHOLE = ['/api/v1/auth/logout, 5 keys', 'the provider, 5 keys', 'userLogout, 0 keys']

it('a logout calls the API, then the provider, then clears the five keys, then notifies the window', async () => {
  await logout()
  expect(steps).toEqual(WHOLE)
  expect(stored()).toEqual([null, null, null, null, null])
  expect(currentSession()).toBeNull()
  expect(localStore.get('theme')).toBe('modern')
})

it('a logout sends the token, the device and the restaurant, and no body; a guest’s does not call the API', async () => {
  await logout()
  const [request] = fetch.mock.calls[0]!
  expect(request.method).toBe('POST')
  expect(Object.fromEntries(request.headers)).toMatchObject({
    authorization: 'Bearer id-token',
    login_source: 'mobile',
    restaurant_id: 'tamarind-row',
    device_id: localStore.get('device_id'),
  })
  expect(await request.text()).toBe('')
  await logout()
  expect(fetch).toHaveBeenCalledOnce()
})

const refuse = (status: number) => fetch.mockImplementation(() => Promise.resolve(new Response(null, { status })))
it.each([
  ['the API answers an error', () => refuse(500), WHOLE.slice(1)],
  ['the API answers 401', () => refuse(401), WHOLE.slice(1)],
  ['there is no connection', () => fetch.mockRejectedValue(new TypeError('Failed to fetch')), WHOLE.slice(1)],
  ['the provider fails', () => endIdentity.mockRejectedValue(new Error('auth/internal-error')), [WHOLE[0], WHOLE[2]]],
])('a logout ignores that %s', async (_, fail, left) => {
  fail()
  await logout()
  expect(fetch).toHaveBeenCalledOnce()
  expect([steps, currentSession()]).toEqual([left, null])
})

it('F24 a logout waits for neither when they never answer', async () => {
  vi.useFakeTimers()
  fetch.mockReturnValue(new Promise(() => {}))
  endIdentity.mockReturnValue(new Promise(() => {}))
  const done = logout()
  await vi.advanceTimersByTimeAsync(6000)
  await done
  vi.useRealTimers()
  expect(stored().filter(Boolean)).toEqual([])
})
