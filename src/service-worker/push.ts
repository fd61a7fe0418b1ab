import { t } from 'ttag'
import type { NotificationEvent, PushEvent, Scope } from './scope'

/** What the API sends (contract, savePushSubscription). Anything missing is left out. */
type Message = { title?: unknown; body?: unknown; path?: unknown; unreadCount?: unknown }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function messageOf({ data }: PushEvent): Message {
  try {
    const message: unknown = data?.json()
    return typeof message === 'object' && message !== null ? message : {}
  } catch {
    return {}
  }
}

/** An address of the storefront; the notifications for any other. */
function pathOf(path: unknown): string {
  const fallback = '/account/notifications'
  const address = textOf(path)
  if (!URL.canParse(address, location.origin)) return fallback
  const { origin, pathname, search } = new URL(address, location.origin)
  return address && origin === location.origin ? pathname + search : fallback
}

/** Shows a message, one for each address: the next step of an order replaces the one before, and is heard, too. */
async function show(event: PushEvent, { registration }: Scope) {
  const { title, body, path, unreadCount } = messageOf(event)
  const to = pathOf(path)
  await registration.showNotification(textOf(title) || t`News of your order`, {
    ...{ body: textOf(body), tag: to, renotify: true, data: to, icon: '/icon-192.png', badge: '/icon-192.png' },
  })
  if (Number.isSafeInteger(unreadCount)) await navigator.setAppBadge?.(unreadCount as number).catch(() => {})
}

/** Opens the address of a message, in the tab that has it if there is one. */
async function open({ notification }: NotificationEvent, { clients }: Scope) {
  notification.close()
  const { href } = new URL(pathOf(notification.data), location.origin)
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => url === href)
  await (there ? there.focus() : clients.openWindow(href))
}

/** Shows messages about orders on the lock screen, and opens the order at a tap. */
export function receivePush(scope: Scope) {
  scope.addEventListener('push', (event) => event.waitUntil(show(event, scope)))
  scope.addEventListener('notificationclick', (event) => event.waitUntil(open(event, scope)))
}
