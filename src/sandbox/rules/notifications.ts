import type { Schemas } from '../../api/types'
import { dayAndTime, timeOfDay } from '../../lib/time'
import { dayIn } from '../../lib/zone'
import type { SandboxContext } from '../context'
import { Refusal } from '../refusal'
import { historyOf } from './kitchen'
import { ordersOf } from './orders'
import type { Customer } from '../state'
import { say, type Words } from '../words'

type Notification = Schemas['Notification']
type Preference = Schemas['NotificationPreference']

const STEPS: Partial<Record<Schemas['OrderStatus'], Words>> = {
  RECEIVED: 'Order {0}: Received',
  CONFIRMED: 'Order {0}: Confirmed',
  PREPARING: 'Order {0}: Preparing',
  READY: 'Order {0}: Ready to collect',
  OUT_FOR_DELIVERY: 'Order {0}: Out for delivery',
  COMPLETED: 'Order {0}: Completed',
  CANCELLED: 'Order {0}: Cancelled',
}

/** When an order comes. Until the kitchen begins, one for another day is planned. */
function dueText(
  { type, readyAt, movedFrom }: Schemas['Fulfilment'],
  last: Schemas['OrderStatus'],
  context: SandboxContext,
) {
  const { timeZone } = context.restaurant
  const now = context.now()
  const isLater = dayIn(readyAt, timeZone) > dayIn(now, timeZone)
  if (isLater && (last === 'RECEIVED' || last === 'CONFIRMED')) {
    const said = (at: string) => dayAndTime(at, timeZone, 'long', now)
    return movedFrom && movedFrom !== readyAt
      ? say(context, 'Planned for {0}, was {1}.', said(readyAt), said(movedFrom))
      : say(context, 'Planned for {0}.', said(readyAt))
  }
  if (movedFrom)
    return say(context, 'Now {0}, was {1}.', timeOfDay(readyAt, timeZone, now), timeOfDay(movedFrom, timeZone, now))
  return say(
    context,
    type === 'PICKUP' ? 'Ready around {0}.' : 'At your door around {0}.',
    timeOfDay(readyAt, timeZone, now),
  )
}

/** One notification for each order: its last step or its new time. It is unread again with each. */
function ofOrders(customerId: string, context: SandboxContext): Omit<Notification, 'read'>[] {
  return ordersOf(customerId, context).flatMap((order) => {
    const last = historyOf(order, context.now()).at(-1)
    const words = last && STEPS[last.status]
    if (!words) return []
    const { status } = last
    const { movedAt } = order
    const isMoved = movedAt !== undefined && movedAt > last.at
    const body = ['COMPLETED', 'CANCELLED', 'READY'].includes(status)
      ? say(context, 'Tap to see the order.')
      : dueText(order.fulfilment, status, context)
    return {
      id: `ntf_${order.id}`,
      kind: 'ORDER_STATUS' as const,
      title: say(context, isMoved ? 'Order {0}: A new time' : words, order.number),
      body,
      at: isMoved ? movedAt : last.at,
      orderId: order.id,
    }
  })
}

/** A later step of an order is unread again. */
const readMark = ({ id, at }: Pick<Notification, 'id' | 'at'>) => `${id} ${at}`

/** All notifications of a customer, newest first. */
export function notificationsOf(customer: Customer, context: SandboxContext): Notification[] {
  const { id, createdAt, marketing } = customer
  const told: Omit<Notification, 'read'>[] = [
    ...ofOrders(id, context),
    {
      ...{ id: 'ntf_welcome', kind: 'ACCOUNT' as const, at: createdAt },
      ...{
        title: say(context, 'Welcome to {0}', context.restaurant.name),
        body: say(context, 'Your orders, favorites and addresses are kept here.'),
      },
    },
    ...(marketing
      ? [
          {
            id: 'ntf_offer',
            kind: 'OFFER' as const,
            title: say(context, '10 % off'),
            body: say(context, 'Use MARKET10 at checkout.'),
            at: createdAt,
          },
        ]
      : []),
  ]
  const { ids = [], upTo = 0 } = context.state.readNotifications?.[id] ?? {}
  return told
    .map((one) => ({ ...one, read: Date.parse(one.at) <= upTo || ids.includes(readMark(one)) }))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

export function markRead(customer: Customer, request: Schemas['ReadRequest'], context: SandboxContext) {
  const { id } = customer
  const { state } = context
  const meant = notificationsOf(customer, context).find((one) => one.id === request.id)
  const all = (state.readNotifications ??= {})
  const { ids, upTo } = all[id] ?? { ids: [], upTo: 0 }
  all[id] = {
    ids: meant ? [...ids, readMark(meant)] : ids,
    upTo: Math.max(upTo, request.upTo ? Date.parse(request.upTo) : 0),
  }
}

const KINDS = ['ORDER_STATUS', 'OFFER', 'ACCOUNT'] as const
const CHANNELS = ['SMS', 'EMAIL', 'PUSH'] as const

/** Order updates by SMS are on by default. Everything else is off. */
export function preferencesOf({ id }: Customer, { state }: SandboxContext): Schemas['NotificationPreferences'] {
  const chosen = state.preferences?.[id] ?? []
  const channels = KINDS.flatMap((kind) =>
    CHANNELS.map((channel): Preference => {
      const own = chosen.find((one) => one.kind === kind && one.channel === channel)
      return own ?? { kind, channel, enabled: kind === 'ORDER_STATUS' && channel === 'SMS' }
    }),
  )
  return { channels }
}

export function setPreference(customer: Customer, { kind, channel, enabled }: Preference, context: SandboxContext) {
  const all = (context.state.preferences ??= {})
  const others = (all[customer.id] ?? []).filter((one) => one.kind !== kind || one.channel !== channel)
  all[customer.id] = [...others, { kind, channel, enabled }]
  return preferencesOf(customer, context)
}

/** @throws Refusal 422 for an endpoint that is not encrypted */
export function subscribePush(
  { id }: Customer,
  deviceId: string,
  subscription: Schemas['PushSubscription'],
  { state }: SandboxContext,
) {
  if (!subscription.endpoint.startsWith('https://')) {
    const errors = [{ pointer: '/endpoint', message: 'The endpoint must be an https address.' }]
    throw new Refusal(422, 'INVALID_SUBSCRIPTION', 'The device could not be registered.', errors)
  }
  const own = ((state.pushSubscriptions ??= {})[id] ??= {})
  own[deviceId] = subscription
}

export function unsubscribePush({ id }: Customer, deviceId: string, { state }: SandboxContext) {
  delete state.pushSubscriptions?.[id]?.[deviceId]
}
