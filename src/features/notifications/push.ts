import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { t } from 'ttag'
import { notificationWrites } from '../../api/queries/notifications'
import type { PushSubscriptionRequest } from '../../api/types'
import { notify } from '../../lib/notify'
import { endPush, pushManager } from '../../lib/push-manager'

type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** The restaurant's key that a browser has subscribed with, as the contract writes keys: base64url without padding. */
function keyOf({ options }: PushSubscription): string | null {
  const bytes = options?.applicationServerKey
  return bytes
    ? btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
    : null
}

const bare = (key: string) => key.replace(/=+$/, '')

/** What receives messages sent with this key. A subscription with another one, once told wrongly, receives none. */
function isFor(subscription: PushSubscription, key: string): boolean {
  const own = keyOf(subscription)
  return own === null || bare(own) === bare(key)
}

/** Whether messages can be switched on, and whether they are. */
async function pushState(key: string): Promise<PushState> {
  const manager = await pushManager()
  if (!manager || !('Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await manager.getSubscription()
  return subscription && isFor(subscription, key) ? 'on' : 'off'
}

/** @throws Error when the customer or the browser refuses, ApiError when the API does */
async function switchOn(customerId: string, key: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(t`Your browser does not allow messages.`)
  const manager = await pushManager()
  const before = await manager?.getSubscription()
  // A browser refuses a second key beside the first.
  if (before && !isFor(before, key)) await endPush()
  const subscription = await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  try {
    await notificationWrites.subscribe(customerId, subscription?.toJSON() as PushSubscriptionRequest)
  } catch (cause) {
    await endPush()
    throw cause
  }
}

/** Messages about orders on the lock screen of this device. `key` is the restaurant's; without it nothing is offered. */
export function usePush(customerId: string, key: string | null | undefined) {
  const [state, setState] = useState<PushState>('unsupported')
  const look = useCallback(() => pushState(key ?? '').then(setState, () => {}), [key])
  useEffect(() => {
    if (key) void look()
  }, [key, look])
  const { mutate, isPending, variables } = useMutation({
    mutationKey: ['customer', customerId, 'push subscription'],
    mutationFn: async (on: boolean) => {
      if (on) return switchOn(customerId, key ?? '')
      await endPush()
      return notificationWrites.unsubscribe(customerId)
    },
    networkMode: 'always',
    onError: (cause) => notify.error(cause.message),
    onSettled: look,
    meta: { call: 'PUT or DELETE /restaurants/{restaurantId}/users/{customerId}/push-subscriptions/{deviceId}' },
  })
  return { state, isOn: isPending ? variables : state === 'on', isPending, toggle: mutate }
}
