import { LIMITS } from '../../api/limits.gen'
import type { Schemas } from '../../api/types'
import { lengthOf } from '../../lib/limit'
import type { SandboxContext } from '../context'
import { Refusal } from '../refusal'
import type { StoredOrder } from '../state'
import type { Said } from '../words'
import { historyOf } from './kitchen'

const MAX_NOTE = LIMITS.ArrivalRequest.note
const COLLECTABLE: Schemas['OrderStatus'][] = ['RECEIVED', 'CONFIRMED', 'PREPARING', 'READY']

/** How long before an order is ready, in ms, its customer can be there. */
const EARLIEST = 60 * 60_000

export const isCollectable = (order: StoredOrder, now: number) =>
  order.fulfilment.type === 'PICKUP' &&
  Date.parse(order.fulfilment.readyAt) - now <= EARLIEST &&
  COLLECTABLE.some((status) => historyOf(order, now).at(-1)?.status === status)

/** Notes that the customer is there. @throws Refusal 409 for a delivery, a later order and one that has ended */
export function arrive(order: StoredOrder, { note }: Schemas['ArrivalRequest'], { now }: SandboxContext) {
  if (!isCollectable(order, now())) {
    throw new Refusal(409, 'NOT_COLLECTABLE', 'There is nothing to collect for this order.')
  }
  const said = note?.trim() ?? ''
  if (lengthOf(said) > MAX_NOTE) {
    const message: Said = ['Please use at most {0} characters.', MAX_NOTE]
    throw new Refusal(422, 'INVALID_NOTE', message, [{ pointer: '/note', message }])
  }
  order.arrival = { at: order.arrival?.at ?? new Date(now()).toISOString(), note: said || null }
}
