import type { ChangeRequest, Order } from '../../api/types'
import { typedText } from '../../lib/typed'
import { readJson, recordOf, sessionStore } from '../../lib/storage'

/** What a customer has chosen for an order that changes. */
export type ChangeDraft = {
  customerId: string
  orderId: string
  /** What is called out at the counter. */
  number: string
  /** The quantities that differ, by the ids of lines. */
  quantities: Record<string, number>
  addCart: boolean
  note: string
  /** Null for as soon as possible, empty until a time is chosen. */
  requestedTime: string | null
}

const KEY = 'changeDraft'

function parse(value: unknown): ChangeDraft | null {
  const { customerId, orderId, number, quantities, addCart, note, requestedTime } = recordOf(value)
  const texts = [customerId, orderId, number, note, requestedTime ?? '']
  if (texts.some((text) => typeof text !== 'string') || typeof addCart !== 'boolean') return null
  const counts = Object.entries(recordOf(quantities)).filter(([, count]) => Number.isInteger(count))
  return {
    ...recordOf(value),
    quantities: Object.fromEntries(counts),
    requestedTime: requestedTime ?? null,
  } as ChangeDraft
}

/** The change that the customer has begun in this tab, or null. */
export function begunChange(customerId: string): ChangeDraft | null {
  const draft = readJson(sessionStore, KEY, parse)
  return draft?.customerId === customerId ? draft : null
}

export const keepChange = (draft: ChangeDraft) => sessionStore.set(KEY, JSON.stringify(draft))
export const changeDone = () => sessionStore.remove(KEY)

/** What a change of an order begins with: what was chosen before, else the order as it is. */
export function draftOf(customerId: string, order: Order): ChangeDraft {
  const begun = begunChange(customerId)
  if (begun?.orderId === order.id) return begun
  const { id: orderId, number, note, fulfilment } = order
  const { requestedTime } = fulfilment
  return { customerId, orderId, number, quantities: {}, addCart: false, note: note ?? '', requestedTime }
}

/** What is asked of the API. Null while a time is still to be chosen, and when no dish would be left. */
export function changeRequest(
  { quantities, addCart, note, requestedTime }: ChangeDraft,
  { lines }: Pick<Order, 'lines'>,
  hasCart: boolean,
): ChangeRequest | null {
  const changed = lines.flatMap(({ cartItemId, quantity }) => {
    const wanted = quantities[cartItemId] ?? quantity
    return wanted === quantity ? [] : [{ cartItemId, quantity: wanted }]
  })
  const adds = addCart && hasCart
  const isEmpty = !adds && lines.every(({ cartItemId, quantity }) => (quantities[cartItemId] ?? quantity) === 0)
  if (requestedTime === '' || isEmpty) return null
  return { lines: changed, addCart: adds, note: typedText(note) || null, requestedTime }
}

/** Whether a request changes anything of an order. */
export const changesSomething = ({ lines, addCart, note, requestedTime }: ChangeRequest, order: Order) =>
  lines.length > 0 || addCart || note !== (order.note || null) || requestedTime !== order.fulfilment.requestedTime
