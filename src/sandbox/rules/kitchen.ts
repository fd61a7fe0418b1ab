import type { Schemas } from '../../api/types'
import type { SandboxContext } from '../context'
import type { StoredOrder } from '../state'

type Step = Schemas['OrderStep']
type Status = Schemas['OrderStatus']

const MINUTE = 60_000
/** When an order reaches a status, in ms after it was received. */
const CONFIRMED_AFTER = 60_000
const PREPARING_AFTER = 90_000
/** When an order reaches the other statuses, in ms before or after the promised time. */
const PREPARING_BEFORE = 30 * MINUTE
const ON_THE_WAY_BEFORE = 15 * MINUTE
const COLLECTED_AFTER = 20 * MINUTE

function wayOf(order: StoredOrder, receivedAt: number): [Status, number][] {
  const ready = Date.parse(order.fulfilment.readyAt)
  const begun: [Status, number][] = [
    ['RECEIVED', receivedAt],
    ['CONFIRMED', receivedAt + CONFIRMED_AFTER],
    ['PREPARING', Math.max(receivedAt + PREPARING_AFTER, ready - PREPARING_BEFORE)],
  ]
  return order.fulfilment.type === 'PICKUP'
    ? [...begun, ['READY', ready], ['COMPLETED', ready + COLLECTED_AFTER]]
    : [
        ...begun,
        ['OUT_FOR_DELIVERY', Math.max(receivedAt + PREPARING_AFTER, ready - ON_THE_WAY_BEFORE)],
        ['COMPLETED', ready],
      ]
}

const at = (instant: number) => new Date(instant).toISOString()

/** The statuses an order has reached by now, according to the kitchen's schedule. */
export function historyOf(order: StoredOrder, now: number): Step[] {
  const { placedAt, receivedAt, cancelledAt, stepped = [] } = order
  const end = cancelledAt ?? Infinity
  const cancelled: Step[] = cancelledAt ? [{ status: 'CANCELLED', at: at(cancelledAt) }] : []
  if (receivedAt === null)
    return [...(cancelledAt ? [] : [{ status: 'AWAITING_PAYMENT' as const, at: placedAt }]), ...cancelled]
  const taken = wayOf(order, receivedAt).flatMap(([status, due]): Step[] => {
    const early = stepped.find((step) => step.status === status)
    if (early) return [early]
    return status === 'RECEIVED' || (due <= now && due <= end) ? [{ status, at: at(due) }] : []
  })
  return [...taken, ...cancelled]
}

/** Moves an order to its next status ahead of the schedule. */
export function stepOn(order: StoredOrder, now: number) {
  if (order.receivedAt === null || order.cancelledAt) return
  const taken = historyOf(order, now).map(({ status }) => status)
  const next = wayOf(order, order.receivedAt).find(([status]) => !taken.includes(status))
  if (next) order.stepped = [...(order.stepped ?? []), { status: next[0], at: at(now) }]
}

/** Moves the promised time. What has been reached by now stays. */
export function moveReady(order: StoredOrder, minutes: number, now: number) {
  if (order.receivedAt === null || order.cancelledAt) return
  const { readyAt } = order.fulfilment
  order.stepped = historyOf(order, now)
  order.fulfilment = { ...order.fulfilment, readyAt: at(Date.parse(readyAt) + minutes * MINUTE), movedFrom: readyAt }
  order.movedAt = at(now)
}

/** When an order can no longer be cancelled, because the kitchen begins. Null once that time has passed. */
export function cancellableUntil(order: StoredOrder, { now }: SandboxContext): string | null {
  if (order.cancelledAt) return null
  if (order.receivedAt === null) return order.fulfilment.readyAt
  if (historyOf(order, now()).some(({ status }) => status === 'PREPARING')) return null
  const [, cooking] = wayOf(order, order.receivedAt).find(([status]) => status === 'PREPARING')!
  return at(cooking)
}
