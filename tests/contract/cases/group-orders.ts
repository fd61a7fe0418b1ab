import type { Schemas } from '../../../src/api/types'
import { type Customer, send, startScenario } from '../../sandbox/clients'
import { addToCart, lemonade, placedOrder } from '../../sandbox/orders'
import { groupOf, joined, startedGroup, TOKEN } from '../../sandbox/groups'
import { askShares, RETURN } from '../../sandbox/shares'
import { after, RESTAURANT, USER, unsigned, type Cases } from './ask'

type Group = Schemas['GroupOrder']
const HOSTED = `${USER}/group-order`
const GROUP = `${RESTAURANT}/group-orders/{groupOrderId}`
const START = { hostName: 'Ada', closesAt: null, limitPerPerson: null }
const own = { participant_token: TOKEN }
const keyed = { ...own, 'idempotency-key': 'the-first-dish' }

/** A group order with a participant; `locked` closes it. */
async function withGuest(customer: Customer, { locked = false, limit = null as number | null } = {}) {
  const { id } = await startedGroup(customer, { limitPerPerson: limit })
  await joined(customer, id)
  if (locked) await customer.call('PUT', `${customer.home}/group-order`, { status: 'LOCKED' })
  return { groupOrderId: id }
}

/** A group order in which the participant has chosen a lemonade. */
async function withDish(customer: Customer, options?: { limit?: number | null }) {
  const { groupOrderId } = await withGuest(customer, options)
  const path = `${groupOf(groupOrderId)}/items`
  const { body } = await send<Group>(customer.sandbox, 'POST', path, { body: lemonade(), headers: keyed })
  return { groupOrderId, cartItemId: body.own!.lines[0]!.cartItemId }
}

/** A group order whose participant is asked for a share. `placed` orders it, to be paid at the restaurant. */
async function withShare(customer: Customer, { placed = false } = {}) {
  const { groupOrderId } = await withDish(customer)
  await addToCart(customer, lemonade(4))
  await askShares(customer)
  if (placed) await placedOrder(customer, { paymentMethod: { type: 'AT_RESTAURANT' } })
  return { groupOrderId }
}
const PAY = { token: null, body: { returnUrl: RETURN } }

export const groupOrders: Cases = {
  [`GET ${HOSTED}`]: {
    200: after(startedGroup),
    401: unsigned,
    404: (ask) => ask(),
  },
  [`POST ${HOSTED}`]: {
    201: (ask) => ask({ body: START }),
    401: (ask) => ask({ token: null, body: START }),
    422: (ask) => ask({ body: { ...START, hostName: ' ' } }),
  },
  [`PUT ${HOSTED}`]: {
    200: async (ask, customer) => {
      await startedGroup(customer)
      return ask({ body: { status: 'LOCKED' } })
    },
    401: (ask) => ask({ token: null, body: { status: 'LOCKED' } }),
    404: (ask) => ask({ body: { status: 'LOCKED' } }),
    409: async (ask, customer) => {
      await startedGroup(customer)
      await addToCart(customer)
      await placedOrder(customer, { paymentMethod: { type: 'AT_RESTAURANT' } })
      return ask({ body: { status: 'OPEN' } })
    },
  },
  [`GET ${GROUP}`]: {
    200: async (ask, customer) => ask({ groupOrderId: (await withDish(customer)).groupOrderId, token: null }, own),
    404: (ask) => ask({ token: null }),
  },
  [`POST ${GROUP}/participants`]: {
    200: async (ask, customer) => {
      const { id } = await startedGroup(customer)
      return ask({ groupOrderId: id, token: null, body: { name: 'Grace' } }, own)
    },
    403: async (ask, customer) => {
      await startScenario(customer.sandbox, { name: 'group-orders', signIn: true })
      const { id } = await startedGroup(customer)
      return ask({ groupOrderId: id, token: null, body: { name: 'Grace' } }, own)
    },
    404: (ask) => ask({ token: null, body: { name: 'Grace' } }, own),
    409: async (ask, customer) => {
      const values = await withGuest(customer, { locked: true })
      return ask({ ...values, token: null, body: { name: 'Alan' } }, { participant_token: `${TOKEN}-of-alan` })
    },
    422: async (ask, customer) => {
      const values = await withGuest(customer)
      return ask({ ...values, token: null, body: { name: 'grace' } }, { participant_token: `${TOKEN}-of-alan` })
    },
  },
  [`POST ${GROUP}/items`]: {
    200: async (ask, customer) => ask({ ...(await withGuest(customer)), token: null, body: lemonade() }, keyed),
    403: async (ask, customer) => {
      const { id } = await startedGroup(customer)
      return ask({ groupOrderId: id, token: null, body: lemonade() }, keyed)
    },
    404: (ask) => ask({ token: null, body: lemonade() }, keyed),
    409: async (ask, customer) => {
      return ask({ ...(await withGuest(customer, { locked: true })), token: null, body: lemonade() }, keyed)
    },
    422: async (ask, customer) => {
      return ask({ ...(await withGuest(customer, { limit: 500 })), token: null, body: lemonade(2) }, keyed)
    },
  },
  [`DELETE ${GROUP}/participants/own`]: {
    200: async (ask, customer) => ask({ ...(await withShare(customer)), token: null }, own),
    403: async (ask, customer) => ask({ groupOrderId: (await startedGroup(customer)).id, token: null }, own),
    404: (ask) => ask({ token: null }, own),
    409: async (ask, customer) => ask({ ...(await withShare(customer, { placed: true })), token: null }, own),
  },
  [`POST ${GROUP}/share/payment`]: {
    200: async (ask, customer) => ask({ ...(await withShare(customer)), ...PAY }, keyed),
    403: async (ask, customer) => ask({ groupOrderId: (await startedGroup(customer)).id, ...PAY }, keyed),
    404: async (ask, customer) => ask({ ...(await withDish(customer)), ...PAY }, keyed),
    409: async (ask, customer) => ask({ ...(await withShare(customer, { placed: true })), ...PAY }, keyed),
  },
  [`PUT ${GROUP}/items/{cartItemId}`]: {
    200: async (ask, customer) => ask({ ...(await withDish(customer)), token: null, body: { qty: 2 } }, own),
    403: async (ask, customer) => {
      const values = await withDish(customer)
      return ask({ ...values, token: null, body: { qty: 2 } }, { participant_token: `${TOKEN}-of-nobody` })
    },
    404: async (ask, customer) => ask({ ...(await withGuest(customer)), token: null, body: { qty: 2 } }, own),
    409: async (ask, customer) => {
      const values = await withDish(customer)
      await customer.call('PUT', `${customer.home}/group-order`, { status: 'LOCKED' })
      return ask({ ...values, token: null, body: { qty: 2 } }, own)
    },
    422: async (ask, customer) =>
      ask({ ...(await withDish(customer, { limit: 500 })), token: null, body: { qty: 2 } }, own),
  },
}
