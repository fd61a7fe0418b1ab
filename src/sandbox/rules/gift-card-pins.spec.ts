import { beforeEach, expect, it } from 'vitest'
import { type Customer, otherCustomer, signedInCustomer } from '../../../tests/sandbox/clients'
import { CARD, checkCard, SMALL_CARD } from '../../../tests/sandbox/prepaid'

const LOCKED_FOR = 15 * 60_000
const WRONG = { ...CARD, pin: '0000' }

let customer: Customer
let now: number
beforeEach(async () => {
  customer = await signedInCustomer()
  const { context } = customer.sandbox
  now = context.now()
  context.now = () => now
})

async function guess(count: number, who = customer, card = WRONG) {
  for (let at = 0; at < count; at++) await checkCard(who, card)
}
const statusOf = async (who: Customer, card = CARD) => (await checkCard(who, card)).status

it('a PIN may have spaces around it', async () => {
  expect(await statusOf(customer, { ...CARD, pin: ' 7301 ' })).toBe(200)
})

it('who finds the right PIN in time does not lock the card for the next one', async () => {
  const other = await otherCustomer(customer)
  await guess(4)
  expect(await statusOf(customer)).toBe(200)
  await guess(1, other)
  expect(await statusOf(other)).toBe(200)
})

it('who finds one right PIN may not guess on at other cards', async () => {
  await guess(4)
  expect(await statusOf(customer)).toBe(200)
  await guess(1, customer, { ...SMALL_CARD, pin: '0000' })
  expect(await statusOf(customer, SMALL_CARD)).toBe(429)
})

it('no PIN is accepted until the last millisecond of the quarter of an hour', async () => {
  await guess(5)
  now += LOCKED_FOR - 1
  expect(await statusOf(customer)).toBe(429)
  now += 1
  expect(await statusOf(customer)).toBe(200)
})

it('the time to wait is counted from the last wrong PIN, and said in whole seconds', async () => {
  await guess(4)
  now += 10 * 60_000
  await guess(1)
  now += 500
  const { body, headers, status } = await checkCard(customer)
  expect([status, headers.get('retry-after')]).toEqual([429, '900'])
  expect(body).toMatchObject({ code: 'TOO_MANY_PINS', message: 'There were too many wrong PINs.' })
  expect(body).not.toHaveProperty('errors')
})

it('wrong PINs are forgotten after a quarter of an hour without any', async () => {
  await guess(4)
  now += LOCKED_FOR
  await guess(4)
  expect(await statusOf(customer)).toBe(200)
})

it('the longest wait of the card and the customer counts', async () => {
  const other = await otherCustomer(customer)
  await guess(5)
  now += 60_000
  await guess(5, other, { ...SMALL_CARD, pin: '0000' })
  const { headers, status } = await checkCard(other)
  expect([status, headers.get('retry-after')]).toEqual([429, '900'])
})
