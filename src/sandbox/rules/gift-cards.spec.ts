import { expect, it } from 'vitest'
import type { components } from '../../api/schema.gen'
import { otherCustomer, setClock, signedInCustomer } from '../../../tests/sandbox/clients'
import { CARD, checkCard, readGiftCards, SMALL_CARD } from '../../../tests/sandbox/prepaid'

type Problem = components['schemas']['Problem']
const MINUTE = 60_000

it('a card that is looked up has an id that is neither its number nor its PIN', async () => {
  const { body } = await checkCard(await signedInCustomer())
  expect(body).toEqual({
    ...{ lastFour: '2511', balance: 2500, currency: 'USD', expiresAt: null, kept: true },
    id: body.id,
  })
  expect(body.id).not.toMatch(/2511|7301/)
})

it('only cards that are kept are listed, each once, and can be removed and looked up again', async () => {
  const customer = await signedInCustomer()
  await checkCard(customer)
  const { body } = await checkCard(customer, { ...CARD, keep: false })
  await checkCard(customer, SMALL_CARD)
  expect(body.kept).toBe(true)
  expect((await readGiftCards(customer)).map(({ id, kept }) => [id, kept])).toEqual([[body.id, true]])
  await customer.call('DELETE', `${customer.home}/gift-cards/${body.id}`)
  expect(await readGiftCards(customer)).toEqual([])
  expect((await checkCard(customer)).body.balance).toBe(2500)
})

it('nobody else can remove or see a card that is kept', async () => {
  const customer = await signedInCustomer()
  const { body } = await checkCard(customer)
  const other = await otherCustomer(customer)
  await other.call('DELETE', `${other.home}/gift-cards/${body.id}`)
  expect([await readGiftCards(other), await readGiftCards(customer)]).toMatchObject([[], [{ lastFour: '2511' }]])
})

it.each([
  ['6006491200002511', '0000', 'GIFT_CARD_UNKNOWN', 'The number and the PIN do not belong together.'],
  ['1111', '7301', 'GIFT_CARD_UNKNOWN', 'The number and the PIN do not belong together.'],
  ['6006491200000033', '7303', 'GIFT_CARD_EMPTY', 'This gift card is empty.'],
  ['6006491200005044', '7304', 'GIFT_CARD_BLOCKED', 'This gift card is blocked. Please call us.'],
  ['6006491200005055', '7305', 'GIFT_CARD_EXPIRED', 'This gift card has expired.'],
  ['6006491200005066', '7306', 'GIFT_CARD_CURRENCY', 'This gift card is in EUR. We take USD only.'],
])('the card %s with the PIN %s is refused: %s', async (number, pin, code, message) => {
  const { status, body } = await checkCard(await signedInCustomer(), { number, pin, keep: true })
  expect([status, body]).toMatchObject([422, { code, message }])
})

it('after five wrong PINs no PIN is accepted for a quarter of an hour, for the card and for the customer', async () => {
  const customer = await signedInCustomer()
  const guess = (pin: string) => checkCard(customer, { ...CARD, pin })
  for (const pin of ['0000', '0001', '0002', '0003']) await guess(pin)
  expect((await checkCard(customer, SMALL_CARD)).status).toBe(200)
  expect((await guess('0004')).status).toBe(422)
  const locked = await guess(CARD.pin)
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900'])
  expect((locked.body as unknown as Problem).code).toBe('TOO_MANY_PINS')
  expect((await checkCard(customer, SMALL_CARD)).status).toBe(429)
  const other = await otherCustomer(customer)
  expect((await checkCard(other)).status).toBe(429)
  expect((await checkCard(other, SMALL_CARD)).status).toBe(200)
  await setClock(customer.sandbox, customer.sandbox.context.now() + 16 * MINUTE)
  expect((await guess(CARD.pin)).status).toBe(200)
})
