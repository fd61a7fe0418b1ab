import type { Schemas } from '../../api/types'
import { formatMoney } from '../../lib/money'
import type { SandboxContext } from '../context'
import { notFound, Refusal } from '../refusal'
import type { StoredGroup } from '../state'
import type { Said } from '../words'
import { addLine, cartOf, totalOf, updateLine } from './cart'
import { checkedName, linesOf, statusOf } from './group-orders'

/** @throws Refusal 409 unless dishes may be chosen */
function requireOpen(group: StoredGroup, context: SandboxContext) {
  const { hostName } = group
  const words: Record<string, Said> = {
    LOCKED: ['{0} has closed this group order. Ask {0} to open it again.', hostName],
    ORDERED: ['{0} has already placed this order.', hostName],
    ENDED: ['{0} has ended this group order.', hostName],
  }
  const status = statusOf(group, context.now())
  if (status !== 'OPEN') throw new Refusal(409, `GROUP_${status}`, words[status]!)
}

/** Adds a participant. A token that has joined stays who it is. @throws Refusal 409 unless open, 422 for a name that is taken */
export function joinGroup(group: StoredGroup, token: string, name: string, context: SandboxContext) {
  const known = group.participants.find((one) => one.token === token)
  if (known && !known.left) return
  requireOpen(group, context)
  const own = checkedName(name, '/name')
  const others = group.participants.filter(({ left }) => !left)
  const taken = [group.hostName, ...others.map((one) => one.name)]
  if (taken.some((other) => other.toLowerCase() === own.toLowerCase())) {
    const message: Said = ['There is already a {0}. Please add a letter.', own]
    throw new Refusal(422, 'NAME_TAKEN', message, [{ pointer: '/name', message }])
  }
  if (known) Object.assign(known, { name: own, left: false })
  else group.participants.push({ id: `par_${crypto.randomUUID().slice(0, 13)}`, name: own, token, keys: [] })
}

/** @throws Refusal 403 for a token that has not joined, or has left */
export function requireParticipant(group: StoredGroup, token: string | null) {
  const participant = group.participants.find((one) => one.token === token)
  if (!participant || participant.left) throw new Refusal(403, 'NOT_JOINED', 'Please join the group order first.')
  return participant
}

/** @throws Refusal 422 when a participant's dishes would cost more than the limit for each person */
function requireWithin(
  { limitPerPerson, hostName, hostId }: StoredGroup,
  id: string,
  more: number,
  context: SandboxContext,
) {
  const sum = totalOf(linesOf(cartOf(hostId, context), id)) + more
  if (limitPerPerson === null || more <= 0 || sum <= limitPerPerson) return
  const limit = formatMoney(limitPerPerson, context.restaurant.currency)
  throw new Refusal(422, 'LIMIT_REACHED', ['{0} has set a limit of {1} for each person.', hostName, limit])
}

/** Adds a participant's dish to the host's cart, once for each key. @throws Refusal like an addition to a cart */
export function addForParticipant(
  group: StoredGroup,
  { token, key }: { token: string | null; key: string },
  body: Schemas['AddCartItemRequest'],
  context: SandboxContext,
) {
  const { id, name, keys } = requireParticipant(group, token)
  if (keys.includes(key)) return
  requireOpen(group, context)
  requireWithin(group, id, body.price * body.qty, context)
  addLine(group.hostId, body, context, { id, name })
  keys.push(key)
}

/** Changes the quantity of a participant's own dish; 0 removes it. @throws Refusal 404 for the dish of another */
export function changeForParticipant(
  group: StoredGroup,
  { token, cartItemId }: { token: string | null; cartItemId: string },
  qty: number,
  context: SandboxContext,
) {
  const { id } = requireParticipant(group, token)
  const line = linesOf(cartOf(group.hostId, context), id).find((one) => one.cartItemId === cartItemId)
  if (!line) throw notFound('The dish')
  requireOpen(group, context)
  requireWithin(group, id, line.price * (qty - line.quantity), context)
  updateLine({ customerId: group.hostId, cartItemId, version: null }, { qty }, context)
}
