import type { ChangeRequest, Order } from '../../api/types'
import { typedText } from '../../lib/typed'
import { spreadOver, type GroupedLine } from './grouped-lines'
import { readJson, recordOf, sessionStore } from '../../lib/storage'

/** What a customer has chosen for an order that changes. */
export type ChangeChoice = {
  customerId: string
  orderId: string
  /** What is called out at the counter. */
  number: string
  /** The quantities that differ, by the ids of lines. */
  quantities: Record<string, number>
  addCart: boolean
  /** Absent until it is typed. */
  note?: string
  /** Null for as soon as possible, empty until a time is chosen, absent unless another one is wanted. */
  requestedTime?: string | null
}
/** What is chosen, else as the order is now: it may change in another tab meanwhile. */
export type ChangeDraft = Required<ChangeChoice>

const KEY = 'changeDraft'

function parse(value: unknown): ChangeChoice | null {
  const { customerId, orderId, number, quantities, addCart, note, requestedTime } = recordOf(value)
  const texts = [customerId, orderId, number, note ?? '', requestedTime ?? '']
  if (texts.some((text) => typeof text !== 'string') || typeof addCart !== 'boolean') return null
  const counts = Object.entries(recordOf(quantities)).filter(([, count]) => Number.isInteger(count))
  return { ...recordOf(value), quantities: Object.fromEntries(counts) } as ChangeChoice
}

/** The change that the customer has begun in this tab, or null. */
export function begunChange(customerId: string): ChangeChoice | null {
  const draft = readJson(sessionStore, KEY, parse)
  return draft?.customerId === customerId ? draft : null
}

export const keepChange = (choice: ChangeChoice) => sessionStore.set(KEY, JSON.stringify(choice))
export const changeDone = () => sessionStore.remove(KEY)

/** What a change of an order begins with: what was chosen before, else nothing. */
export function choiceOf(customerId: string, { id: orderId, number }: Order): ChangeChoice {
  const begun = begunChange(customerId)
  return begun?.orderId === orderId ? begun : { customerId, orderId, number, quantities: {}, addCart: false }
}

export const draftOf = (choice: ChangeChoice, { note, fulfilment: { requestedTime } }: Order): ChangeDraft => ({
  note: note ?? '',
  requestedTime,
  ...choice,
})

type Quantities = ChangeChoice['quantities']

/** How many are wanted of a drawn line, which may stand for several of the order. */
export const wantedOf = ({ lines }: GroupedLine, quantities: Quantities) =>
  lines.reduce((sum, { cartItemId, quantity }) => sum + (quantities[cartItemId] ?? quantity), 0)

/** So many of a drawn line, by the lines behind it: what is more goes to the first, what is less leaves the last ones. */
export function quantitiesOf(line: GroupedLine, wanted: number): Quantities {
  const kept = new Map(spreadOver(line, wanted).map(({ cartItemId, quantity }) => [cartItemId, quantity]))
  const more = Math.max(0, wanted - line.quantity)
  return Object.fromEntries(
    line.lines.map(({ cartItemId }, at) => [cartItemId, (kept.get(cartItemId) ?? 0) + (at === 0 ? more : 0)]),
  )
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
