import type { Schemas } from '../../api/types'
import { dayIn } from '../../lib/zone'
import { unmadeNow } from './changeable'
import { dailyPeriods, openingPeriods, statusAt } from './hours'
import type { SandboxContext } from '../context'
import type { StoredOrder } from '../state'
import { say } from '../words'

type Kind = Schemas['FulfilmentType']

const MINUTE = 60_000
const STEP = 15 * MINUTE
const DAY = 24 * 60 * MINUTE
const DAYS = 4
/** How many orders the kitchen takes for one slot. */
const CAPACITY = 6

/** The restaurant with the holidays that a scenario has begun. */
export const placeOf = ({ restaurant, state }: SandboxContext): SandboxContext['restaurant'] => ({
  ...restaurant,
  specialHours: [...(state.holidays ?? []), ...(restaurant.specialHours ?? [])],
})

/** Whether the kitchen takes orders: the opening hours, unless it has closed for the day. */
export function storeStatus(context: SandboxContext) {
  const { now } = context
  const restaurant = placeOf(context)
  const status = statusAt(now(), restaurant)
  const { closedUntil = 0 } = context.state
  if (closedUntil <= now()) return status
  const then = statusAt(closedUntil, restaurant)
  return { open: false, closesAt: null, opensAt: then.open ? new Date(closedUntil).toISOString() : then.opensAt }
}

/** When the business day ends (ms). Its last period may run past midnight. */
export function lastClosing(context: SandboxContext): number {
  const { now } = context
  const restaurant = placeOf(context)
  const periods = dailyPeriods(now(), restaurant)
  const current = periods.find(({ opens, closes }) => opens <= now() && now() < closes)
  const dayOf = (instant: number) => dayIn(instant, restaurant.timeZone)
  const today = dayOf(current?.opens ?? now())
  return Math.max(0, ...periods.filter(({ opens }) => dayOf(opens) === today).map(({ closes }) => closes))
}

/** The time from placing an order to pickup or delivery, in ms. */
const leadTime = (type: Kind, { restaurant: { pickup, delivery } }: SandboxContext) =>
  ((type === 'DELIVERY' && delivery) || pickup).minutes * MINUTE

/** When an order for "as soon as possible" is ready (ms). While closed, counts from the next opening. */
export function soonest(type: Kind, context: SandboxContext): number {
  const { open, opensAt } = storeStatus(context)
  return (open || !opensAt ? context.now() : Date.parse(opensAt)) + leadTime(type, context)
}

/** Whether an order occupies its slot: the kitchen has received it, or its payment page is open. */
function isHeld({ receivedAt, cancelledAt, payment }: StoredOrder, { state, now }: SandboxContext): boolean {
  if (cancelledAt) return false
  return (
    receivedAt !== null || state.sessions.some(({ id, expiresAt }) => id === payment.sessionId && expiresAt > now())
  )
}

/** Whether a slot is free. Ignores the customer's own unpaid order, which a new one would supersede. */
function hasRoom(startsAt: string, context: SandboxContext, customerId: string | undefined): boolean {
  const taken = context.state.orders.filter((order) => {
    const isOwn = order.customerId === customerId && order.receivedAt === null
    const isTaken = order.fulfilment.requestedTime === startsAt && !isOwn && isHeld(order, context)
    const wanted = order.customerId === customerId ? undefined : unmadeNow(order, context)
    return isTaken || (wanted?.session && wanted.change.time?.requestedTime === startsAt)
  })
  return taken.length < CAPACITY && !context.state.fullSlots?.includes(startsAt)
}

/** The slots of the next days, one every 15 minutes, with whether each is available. */
export function slotsOf(type: Kind, context: SandboxContext, customerId?: string): Schemas['SlotList'] {
  const { now } = context
  const restaurant = placeOf(context)
  const first = soonest(type, context)
  // After holidays at least the day of the opening.
  const last = Math.max(now() + DAYS * DAY, first + DAY)
  const days = new Map<string, { startsAt: string; available: boolean }[]>()
  for (const { opens, closes } of openingPeriods(now(), restaurant)) {
    const from = Math.ceil(Math.max(first, opens + leadTime(type, context)) / STEP) * STEP
    for (let at = from; at <= Math.min(closes, last); at += STEP) {
      const startsAt = new Date(at).toISOString()
      const day = dayIn(at, restaurant.timeZone)
      days.set(day, [...(days.get(day) ?? []), { startsAt, available: hasRoom(startsAt, context, customerId) }])
    }
  }
  return { days: [...days].map(([date, slots]) => ({ date, slots })) }
}

const OTHER_TIMES = {
  PICKUP: 'Pickup has other times than delivery. Please choose one of them.',
  DELIVERY: 'Delivery has other times than pickup. Please choose one of them.',
} as const

/** Why a requested time is not possible, or null. */
export function slotProblem(
  type: Kind,
  requestedTime: string,
  customerId: string,
  context: SandboxContext,
): Schemas['QuoteProblem'] | null {
  const wanted = new Date(requestedTime).toISOString()
  const slotFor = (kind: Kind) =>
    slotsOf(kind, context, customerId)
      .days.flatMap(({ slots }) => slots)
      .find(({ startsAt }) => startsAt === wanted)
  const slot = slotFor(type)
  if (!slot) {
    const isOfOther = slotFor(type === 'PICKUP' ? 'DELIVERY' : 'PICKUP') !== undefined
    const words = isOfOther ? OTHER_TIMES[type] : 'The time you chose cannot be kept any more.'
    return { code: 'UNAVAILABLE_SLOT', message: say(context, words) }
  }
  return slot.available
    ? null
    : { code: 'NO_CAPACITY', message: say(context, 'The time you chose has just been taken.') }
}
