import type { Schemas } from '../../src/api/types'
import type { Sandbox } from '../../src/sandbox/sandbox'
import { type Customer, RESTAURANT, send } from './clients'

type Group = Schemas['GroupOrder']

/** A participant's token. */
export const TOKEN = 'a-token-of-sixteen'
export const groupOf = (id: string) => `${RESTAURANT}/group-orders/${id}`

/** Starts a group order of a customer called Ada. */
export async function startedGroup(
  { call, home }: Customer,
  change: Partial<Schemas['GroupOrderRequest']> = {},
): Promise<Group> {
  const body = { hostName: 'Ada', closesAt: null, limitPerPerson: null, ...change }
  return (await call<Group>('POST', `${home}/group-order`, body)).body
}

/** Calls a group order as the device with this token. */
export const asParticipant =
  (sandbox: Sandbox, id: string, token: string) =>
  (method: string, path = '', body?: unknown, key: string = crypto.randomUUID()) =>
    send<Group>(sandbox, method, groupOf(id) + path, {
      ...(body !== undefined && { body }),
      headers: { participant_token: token, 'idempotency-key': key },
    })

/** Joins a group order, by default as Grace. Returns what calls it as that participant. */
export async function joined({ sandbox }: Pick<Customer, 'sandbox'>, id: string, name = 'Grace', token = TOKEN) {
  const call = asParticipant(sandbox, id, token)
  const { status } = await call('POST', '/participants', { name })
  if (status !== 200) throw new Error(`${name} could not join: ${status}`)
  return call
}
