import { beforeEach, expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { otherCustomer, signedInCustomer } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import { CARD, checkCard, readGiftCards, SMALL_CARD } from '../../../tests/sandbox/prepaid'

type Problem = Schemas['Problem']
const LOCKED_FOR = 15 * 60_000
const WRONG = { ...CARD, pin: '0000' }

eachTestHas(signedInCustomer)
let now: number
beforeEach(() => {
  const { context } = customer.sandbox
  now = context.now()
  context.now = () => now
})

async function guess(count: number, who = customer, card = WRONG) {
  for (let at = 0; at < count; at++) await checkCard(who, card)
}
const statusOf = async (who = customer, card = CARD) => (await checkCard(who, card)).status

it('a card that is looked up has a random id, another one for each customer', async () => {
  const { body } = await checkCard(customer)
  expect(body).toEqual({
    ...{ lastFour: '2511', balance: 2500, currency: 'USD', expiresAt: null, kept: true },
    id: body.id,
  })
  const other = (await checkCard(await otherCustomer(customer))).body.id
  expect([body.id, other]).toEqual(Array(2).fill(expect.stringMatching(/^gc_[0-9a-f]{8}-[0-9a-f]{4}$/)))
  expect(other).not.toBe(body.id)
})

it('only cards that are kept are listed, each once, and can be removed and looked up again, with spaces around the PIN', async () => {
  await checkCard(customer)
  const { body } = await checkCard(customer, { ...CARD, keep: false })
  await checkCard(customer, SMALL_CARD)
  expect(body.kept).toBe(true)
  expect((await readGiftCards(customer)).map(({ id, kept }) => [id, kept])).toEqual([[body.id, true]])
  await customer.call('DELETE', `${customer.home}/gift-cards/${body.id}`)
  expect(await readGiftCards(customer)).toEqual([])
  expect((await checkCard(customer, { ...CARD, pin: ' 7301 ' })).body.balance).toBe(2500)
})

it.each([
  ['6006491200002511', '0000', 'GIFT_CARD_UNKNOWN', 'The number and the PIN do not belong together.'],
  ['1111', '7301', 'GIFT_CARD_UNKNOWN', 'The number and the PIN do not belong together.'],
  ['6006491200000033', '7303', 'GIFT_CARD_EMPTY', 'This gift card is empty.'],
  ['6006491200005044', '7304', 'GIFT_CARD_BLOCKED', 'This gift card is blocked. Please call us.'],
  ['6006491200005055', '7305', 'GIFT_CARD_EXPIRED', 'This gift card has expired.'],
  ['6006491200005066', '7306', 'GIFT_CARD_CURRENCY', 'This gift card is in EUR. We take USD only.'],
])('the card %s with the PIN %s is refused: %s', async (number, pin, code, message) => {
  const { status, body } = await checkCard(customer, { number, pin, keep: true })
  expect([status, body]).toMatchObject([422, { code, message }])
})

it('after five wrong PINs no PIN is accepted for a quarter of an hour, for the card and for the customer', async () => {
  await guess(4)
  expect(await statusOf(customer, SMALL_CARD)).toBe(200)
  expect(await statusOf(customer, WRONG)).toBe(422)
  const locked = await checkCard(customer)
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900'])
  expect((locked.body as unknown as Problem).code).toBe('TOO_MANY_PINS')
  expect(await statusOf(customer, SMALL_CARD)).toBe(429)
  const other = await otherCustomer(customer)
  expect(await statusOf(other)).toBe(429)
  expect(await statusOf(other, SMALL_CARD)).toBe(200)
  now += LOCKED_FOR - 1
  expect(await statusOf()).toBe(429)
  now += 1
  expect(await statusOf()).toBe(200)
})

it('who finds the right PIN in time does not lock the card for the next one', async () => {
  const other = await otherCustomer(customer)
  await guess(4)
  expect(await statusOf()).toBe(200)
  await guess(1, other)
  expect(await statusOf(other)).toBe(200)
})

it('who finds one right PIN may not guess on at other cards', async () => {
  await guess(4)
  expect(await statusOf()).toBe(200)
  await guess(1, customer, { ...SMALL_CARD, pin: '0000' })
  expect(await statusOf(customer, SMALL_CARD)).toBe(429)
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
  expect(await statusOf()).toBe(200)
})

it('the longest wait of the card and the customer counts', async () => {
  const other = await otherCustomer(customer)
  await guess(5)
  now += 60_000
  await guess(5, other, { ...SMALL_CARD, pin: '0000' })
  const { headers, status } = await checkCard(other)
  expect([status, headers.get('retry-after')]).toEqual([429, '900'])
})
