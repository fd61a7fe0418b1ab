import { toast } from '../../../tests/setup/toasts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { restaurantQueries } from '../../api/queries/restaurant'
import { PushSwitch } from './PushSwitch'

const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQ'
const SUBSCRIPTION = { endpoint: 'https://push.example.com/1', keys: { p256dh: 'BNc', auth: 'tBH' } }

const shop = customersShop()
let subscribed: boolean
let permission: NotificationPermission
const subscribe = vi.fn<(options: object) => Promise<object>>()

const browser = {
  getSubscription: () => Promise.resolve(subscribed ? subscription : null),
  subscribe,
}
const subscription = {
  options: { applicationServerKey: null as ArrayBuffer | null },
  toJSON: () => SUBSCRIPTION,
  unsubscribe: () => {
    subscribed = false
    return Promise.resolve(true)
  },
}

beforeEach(() => {
  subscribed = false
  subscription.options.applicationServerKey = null
  permission = 'default'
  subscribe.mockImplementation(() => {
    subscribed = true
    return Promise.resolve(subscription)
  })
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: () => Promise.resolve((permission = permission === 'default' ? 'granted' : permission)),
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager: browser }) },
  })
})

async function show(pushKey: string | null = KEY) {
  const { queryKey } = restaurantQueries.profile()
  const profile = await shop.client.fetchQuery(restaurantQueries.profile())
  shop.client.setQueryData(queryKey, { ...profile, pushKey })
  shop.show(<PushSwitch customerId={CUSTOMER} />)
}
const box = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Order steps on the lock screen' })
const devices = () => Object.values(shop.sandbox.context.state.pushSubscriptions?.[CUSTOMER] ?? {})

it('messages on the lock screen are off where the browser has subscribed with another key, and are switched on with that of now', async () => {
  subscribed = true
  subscription.options.applicationServerKey = new Uint8Array([4, 251, 255]).buffer
  subscribe.mockImplementation(() => {
    if (subscribed) return Promise.reject(new DOMException('Another key', 'InvalidStateError'))
    subscribed = true
    subscription.options.applicationServerKey = null
    return Promise.resolve(subscription)
  })
  await show()
  expect((await box()).checked).toBe(false)
  fireEvent.click(await box())
  await waitFor(() => expect(devices()).toEqual([SUBSCRIPTION]))
})

it('messages on the lock screen are on where the browser has subscribed with the key of now', async () => {
  subscribed = true
  subscription.options.applicationServerKey = new Uint8Array([4, 251, 255]).buffer
  await show('BPv_')
  await waitFor(async () => expect((await box()).checked).toBe(true))
})

it('messages on the lock screen are switched on with the restaurant’s key, and off again', async () => {
  await show()
  fireEvent.click(await box())
  await waitFor(() => expect(devices()).toEqual([SUBSCRIPTION]))
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: KEY }]])
  await waitFor(async () => expect((await box()).checked).toBe(true))
  fireEvent.click(await box())
  await waitFor(() => expect(devices()).toEqual([]))
  expect(subscribed).toBe(false)
})

it.each([
  ['by a restaurant without a key', true, null],
  ['in a browser without them', false, KEY],
])('messages on the lock screen are not offered %s', async (_, isAble, key) => {
  if (!isAble) Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined })
  await show(key)
  await quiet()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(shop.requests('push-subscriptions')).toBe(0)
})

it('messages on the lock screen that the browser blocks cannot be switched on, and the reason is told', async () => {
  permission = 'denied'
  await show()
  expect((await box()).disabled).toBe(true)
  expect(screen.getByText(/^Your browser blocks messages/)).toBeTruthy()
})

it('messages on the lock screen that the API refuses are off in the browser, too', async () => {
  expectLog(/Messages could not be switched on/)
  shop.fail('PUT /api/v1/restaurants/tamarind-row/users/')
  await show()
  fireEvent.click(await box())
  await waitFor(() => expect(toast.error.mock.calls[0]?.[0]).toBe('Messages could not be switched on.'))
  expect(subscribed).toBe(false)
  expect((await box()).checked).toBe(false)
})
