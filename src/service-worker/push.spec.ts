import { beforeEach, expect, it, vi } from 'vitest'
import { receivePush } from './push'
import type { Scope } from './scope'

type Listener = (event: unknown) => void

const listeners = new Map<string, Listener>()
const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(() => Promise.resolve())
const openWindow = vi.fn<(url: string) => Promise<unknown>>(() => Promise.resolve())
const focus = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
const setAppBadge = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve())
const open: { url: string; focus: typeof focus }[] = []
const ORIGIN = 'https://shop.example.com'

beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('navigator', { setAppBadge })
  open.length = 0
  receivePush({
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(open), openWindow },
  } as unknown as Scope)
})

const dispatch = async (name: string, event: object) => {
  const waits: Promise<unknown>[] = []
  listeners.get(name)!({ ...event, waitUntil: (done: Promise<unknown>) => waits.push(done) })
  await Promise.all(waits)
}
const push = (json: () => unknown) => dispatch('push', { data: { json } })

it('a message is shown with its words, one for each order, and counted on the icon', async () => {
  await push(() => ({ title: 'Ready', body: 'Order 1042', path: '/track-order/o1', unreadCount: 3 }))
  expect(showNotification.mock.calls).toEqual([
    ['Ready', expect.objectContaining({ body: 'Order 1042', tag: '/track-order/o1', data: '/track-order/o1' })],
  ])
  expect(setAppBadge.mock.calls).toEqual([[3]])
})

it.each([
  ['no JSON', () => JSON.parse('<html>') as unknown],
  ['nothing', () => null],
  ['other types', () => ({ title: 1, body: {}, path: [], unreadCount: 'two' })],
])('a message of %s is still shown, as browsers ask for, and leads to the notifications', async (_, json) => {
  await push(json)
  expect(showNotification.mock.calls).toEqual([
    ['News of your order', expect.objectContaining({ body: '', data: '/account/notifications' })],
  ])
  expect(setAppBadge).not.toHaveBeenCalled()
})

it('F48 a message never leads to another origin', async () => {
  for (const path of ['https://evil.example', '//evil.example/x', 'javascript:alert(1)', '//']) {
    await push(() => ({ title: 'Hi', path }))
    expect(showNotification.mock.lastCall![1]).toMatchObject({ data: '/account/notifications' })
  }
})

it('a tap opens the order, in the tab that has it if there is one', async () => {
  const notification = { data: '/track-order/o1?token=t', close: vi.fn<() => void>() }
  await dispatch('notificationclick', { notification })
  expect(openWindow.mock.calls).toEqual([[`${ORIGIN}/track-order/o1?token=t`]])
  expect(notification.close).toHaveBeenCalled()
  open.push({ url: `${ORIGIN}/menu`, focus }, { url: `${ORIGIN}/track-order/o1?token=t`, focus })
  await dispatch('notificationclick', { notification })
  expect(focus).toHaveBeenCalledTimes(1)
  expect(openWindow).toHaveBeenCalledTimes(1)
})
