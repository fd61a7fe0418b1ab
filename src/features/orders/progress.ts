import type { Order, OrderStatus } from '../../api/types'

const WORDS: Record<OrderStatus, string> = {
  AWAITING_PAYMENT: 'Waiting for payment',
  RECEIVED: 'Received',
  CONFIRMED: 'Confirmed',
  PREPARING: 'Preparing',
  READY: 'Ready to collect',
  OUT_FOR_DELIVERY: 'Out for delivery',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
}

export const statusWords = (status: OrderStatus) => WORDS[status]

export type Step = { status: OrderStatus; words: string; at: string | null; current: boolean }

/** The steps of an order with the times of those that have been taken. */
export function stepsOf({ status, history, fulfilment: { type } }: Order): Step[] {
  const way: OrderStatus[] = [
    'RECEIVED',
    'CONFIRMED',
    'PREPARING',
    type === 'PICKUP' ? 'READY' : 'OUT_FOR_DELIVERY',
    'COMPLETED',
  ]
  const taken = history.map((entry) => entry.status)
  const order = status === 'CANCELLED' ? [...way.filter((step) => taken.includes(step)), status] : way
  return order.map((step) => ({
    status: step,
    words: statusWords(step),
    at: history.find((entry) => entry.status === step)?.at ?? null,
    current: step === status,
  }))
}
