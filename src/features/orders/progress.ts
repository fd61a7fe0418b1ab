import { t } from 'ttag'
import type { Order, OrderStatus, Tracking } from '../../api/types'
import { formatMoney } from '../../lib/money'
import { now as apiNow } from '../../lib/now'
import { dayAndTime, timeOfDay } from '../../lib/time'
import { dayIn } from '../../lib/zone'

const WORDS: Record<OrderStatus, string> = {
  AWAITING_PAYMENT: t`Waiting for payment`,
  RECEIVED: t`Received`,
  CONFIRMED: t`Confirmed`,
  PREPARING: t`Preparing`,
  READY: t`Ready to collect`,
  OUT_FOR_DELIVERY: t`Out for delivery`,
  COMPLETED: t`Completed`,
  CANCELLED: t`Cancelled`,
}

/** The status in words. An order for a table is brought to it. */
export function statusText(status: OrderStatus, { table }: Pick<Order['fulfilment'], 'table'> = {}): string {
  if (table && status === 'READY') return t`On its way to table ${table.name}`
  if (table && status === 'COMPLETED') return t`Brought to table ${table.name}`
  return WORDS[status]
}

const ENDED: OrderStatus[] = ['COMPLETED', 'CANCELLED']
export const isUnderWay = (status: OrderStatus) => !ENDED.includes(status)
const OFTEN = 10_000
const SELDOM = 60_000
/** An order due later than this, in ms from now, is polled seldom. */
const FAR = 60 * 60_000

/** How long until an order is polled again, in ms; false once it has ended. */
export function pollAfter({ status, fulfilment }: Pick<Tracking, 'status' | 'fulfilment'>, now = apiNow()) {
  if (!isUnderWay(status)) return false
  return Date.parse(fulfilment.readyAt) - now > FAR ? SELDOM : OFTEN
}

/** 'ready around 6:25 PM', or at the door; with the day when that is not today. */
export function readyText(fulfilment: Order['fulfilment'], timeZone: string, now = apiNow()): string {
  const { type, readyAt, table } = fulfilment
  const time = timeOfDay(readyAt, timeZone, now)
  if (table) return t`at your table around ${time}`
  return type === 'PICKUP' ? t`ready around ${time}` : t`at the door around ${time}`
}

/** 'now 7:25 PM, was 7:10 PM' when the restaurant has moved the time; else when it is ready. */
function promiseText(fulfilment: Order['fulfilment'], timeZone: string): string {
  const { readyAt, movedFrom } = fulfilment
  const time = timeOfDay(readyAt, timeZone)
  const before = movedFrom && timeOfDay(movedFrom, timeZone)
  return before && before !== time ? t`now ${time}, was ${before}` : readyText(fulfilment, timeZone)
}

type Status = Pick<Tracking, 'status' | 'fulfilment'>

const PLANNED: OrderStatus[] = ['RECEIVED', 'CONFIRMED']

/** Whether an order waits for another day. One for shortly after midnight does not. */
export function isPlanned({ status, fulfilment: { readyAt } }: Status, timeZone: string, now = apiNow()): boolean {
  const isFar = Date.parse(readyAt) - now > FAR
  return PLANNED.includes(status) && isFar && dayIn(readyAt, timeZone) > dayIn(now, timeZone)
}

/** 'planned for Friday 1:00 PM', with the time before where the restaurant has moved it. */
function plannedText({ readyAt, movedFrom }: Order['fulfilment'], timeZone: string): string {
  const time = dayAndTime(readyAt, timeZone, 'long')
  const before = movedFrom && dayAndTime(movedFrom, timeZone, 'long')
  return before && before !== time ? t`planned for ${time}, was ${before}` : t`planned for ${time}`
}

/** When an order will be ready or at the door, while that is still to come. A time that has passed is not said. */
export function dueText({ status, fulfilment }: Status, timeZone: string): string | null {
  const isToCome = isUnderWay(status) && status !== 'AWAITING_PAYMENT' && status !== 'READY'
  if (!isToCome) return null
  if (isPlanned({ status, fulfilment }, timeZone)) return plannedText(fulfilment, timeZone)
  const isLate = Date.parse(fulfilment.readyAt) <= apiNow()
  if (!isLate) return promiseText(fulfilment, timeZone)
  if (fulfilment.table) return t`at your table any minute now`
  return fulfilment.type === 'PICKUP' ? t`ready any minute now` : t`at the door any minute now`
}

/** The status of an order in one line, with the ready time while it is still to come. */
export function statusLine(order: Status, timeZone: string): string {
  const due = dueText(order, timeZone)
  const words = statusText(order.status, order.fulfilment)
  return due ? `${words} · ${due}` : words
}

export type Step = { status: OrderStatus; words: string; at: string | null; current: boolean }

/** The steps of an order, with the times of the completed ones. */
export function stepsOf({ status, history, fulfilment }: Pick<Tracking, 'status' | 'history' | 'fulfilment'>): Step[] {
  const way: OrderStatus[] = [
    'RECEIVED',
    'CONFIRMED',
    'PREPARING',
    fulfilment.type === 'PICKUP' ? 'READY' : 'OUT_FOR_DELIVERY',
    'COMPLETED',
  ]
  const taken = history.map((entry) => entry.status)
  const order = status === 'CANCELLED' ? [...way.filter((step) => taken.includes(step)), status] : way
  return order.map((step) => ({
    status: step,
    words: statusText(step, fulfilment),
    at: history.find((entry) => entry.status === step)?.at ?? null,
    current: step === status,
  }))
}

/** What has become of a report, in one line. Null without a report. */
export function issueText({ issue, totals: { currency } }: Pick<Order, 'issue' | 'totals'>): string | null {
  if (!issue) return null
  const { choice } = issue
  if (!choice) return t`Your report waits for your choice`
  const money = formatMoney(choice.amount ?? 0, currency)
  if (choice.type === 'CALL_BACK') return t`We will call you`
  return choice.type === 'REFUND' ? t`${money} refunded` : t`${money} credit in your account`
}
