import { describe, expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { ORIGIN, otherCustomer, passes, send, setClock, signedInCustomer } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import { pay } from '../../../tests/sandbox/orders'
import { BOUGHT, bought, checkCard } from '../../../tests/sandbox/prepaid'

type Purchase = Schemas['GiftCardPurchase']
type Mail = { email: string; senderName: string; message: string; worth: string; number: string; pin: string }
type Page = { purchases: Purchase[] }
const MINUTE = 60_000

eachTestHas(signedInCustomer)

const read = (id: string, { call, home } = customer) => call<Purchase>('GET', `${home}/gift-card-purchases/${id}`)
const list = async ({ call, home } = customer) =>
  (await call<Page>('GET', `${home}/gift-card-purchases`)).body.purchases.map(({ id }) => id)
const again = (id: string, returnUrl = BOUGHT.returnUrl) =>
  customer.call<Purchase>('POST', `${customer.home}/gift-card-purchases/${id}/payment`, { returnUrl })
const sent = async () => (await send<{ sent: Mail[] }>(customer.sandbox, 'GET', '/__sandbox/gift-cards')).body.sent
const buy = ({ call, home } = customer) =>
  call<Purchase>('POST', `${home}/gift-card-purchases`, BOUGHT, { 'idempotency-key': 'one-and-the-same' })

it('a card is issued and sent once it is paid, and its recipient can use it', async () => {
  const { id, status, paymentUrl } = await bought(customer)
  expect([status, await sent()]).toEqual(['AWAITING_PAYMENT', []])
  const answer = await pay(customer.sandbox, paymentUrl, 'approve')
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/gift-cards?purchaseId=${id}`)
  const purchase = (await read(id)).body
  expect(purchase).toMatchObject({ status: 'SENT', paymentUrl: null, number: 'G1042' })
  const [mail] = await sent()
  expect(mail).toMatchObject({ email: 'grace@example.com', worth: '$25.00', message: 'Happy birthday!' })
  expect(mail?.number.slice(-4)).toBe(purchase.lastFour)
  const grace = await otherCustomer(customer)
  expect((await checkCard(grace, { number: mail!.number, pin: mail!.pin, keep: true })).body.balance).toBe(2500)
})

it('a card for a later day is sent on that day of the restaurant', async () => {
  const { id, paymentUrl } = await bought(customer, { sendOn: '2026-11-24' })
  await pay(customer.sandbox, paymentUrl, 'approve')
  await setClock(customer.sandbox, '2026-11-24T04:59:00Z')
  expect([(await read(id)).body.status, await sent()]).toEqual(['PAID', []])
  await setClock(customer.sandbox, '2026-11-24T05:00:00Z')
  expect([(await read(id)).body.status, (await sent()).length]).toEqual(['SENT', 1])
})

it('a declined payment can begin again, a paid one cannot be changed', async () => {
  const { id, paymentUrl } = await bought(customer)
  await pay(customer.sandbox, paymentUrl, 'decline')
  expect((await read(id)).body).toMatchObject({ status: 'DECLINED', paymentUrl: null })
  const second = (await again(id)).body.paymentUrl
  await pay(customer.sandbox, second, 'approve')
  await pay(customer.sandbox, second, 'decline')
  expect([(await read(id)).body.status, (await sent()).length]).toEqual(['SENT', 1])
})

it('the same key buys once for each customer', async () => {
  const { id } = (await buy()).body
  expect([(await buy()).body.id, await list()]).toEqual([id, [id]])
  expect((await buy(await otherCustomer(customer))).body.id).not.toBe(id)
})

describe('a purchase', () => {
  it('is answered with what was bought and where to pay, and no secret of the shop', async () => {
    const { returnUrl: _, ...asked } = BOUGHT
    const purchase = await bought(customer)
    expect(purchase).toEqual({
      ...asked,
      ...{ id: purchase.id, number: 'G1042', currency: 'USD', status: 'AWAITING_PAYMENT', lastFour: null },
      boughtAt: expect.stringMatching(/^2026-11-20T18:00/) as string,
      paymentUrl: `${ORIGIN}/__sandbox/pay-gift-card/${purchase.id}`,
    })
  })

  it('is listed for its buyer alone, the newest first', async () => {
    const first = await bought(customer)
    const second = await bought(customer)
    const other = await otherCustomer(customer)
    const theirs = await bought(other)
    expect([await list(), await list(other)]).toEqual([[second.id, first.id], [theirs.id]])
    expect([first.number, second.number, theirs.number]).toEqual(['G1042', 'G1043', 'G1044'])
    expect((await read(first.id)).body.id).toBe(first.id)
    const refused = await read(first.id, other)
    expect([refused.status, refused.body]).toMatchObject([404, { message: 'The purchase was not found.' }])
  })

  it('is unknown before anything was bought', async () => {
    expect([await list(), await sent()]).toEqual([[], []])
    expect((await read('gcp_none')).status).toBe(404)
    expect((await send(customer.sandbox, 'GET', '/__sandbox/pay-gift-card/gcp_none')).status).toBe(404)
  })
})

describe('the payment of a gift card', () => {
  it('that is cancelled sends nothing, and the card can be paid later', async () => {
    const { id, paymentUrl } = await bought(customer)
    await pay(customer.sandbox, paymentUrl, 'cancel')
    expect((await read(id)).body).toMatchObject({ status: 'CANCELLED', paymentUrl: null, lastFour: null })
    expect(await sent()).toEqual([])
    await pay(customer.sandbox, (await again(id)).body.paymentUrl, 'approve')
    expect((await read(id)).body.status).toBe('SENT')
  })

  it('takes no money for a card that is already paid', async () => {
    const { id, paymentUrl } = await bought(customer)
    await pay(customer.sandbox, paymentUrl, 'approve')
    const refused = await again(id)
    const message = 'This gift card is already paid.'
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'ALREADY_PAID', message }])
    expect(await sent()).toHaveLength(1)
  })

  it('leads back to where it began, though it is asked for again while it is open', async () => {
    const { id, paymentUrl } = await bought(customer)
    expect((await again(id, `${ORIGIN}/elsewhere`)).body.paymentUrl).toBe(paymentUrl)
    const answer = await pay(customer.sandbox, paymentUrl, 'approve')
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/gift-cards?purchaseId=${id}`)
  })

  it('ends after exactly a quarter of an hour, and another quarter begins when it is asked for again', async () => {
    const { context } = customer.sandbox
    const begun = context.now()
    let now = begun
    context.now = () => now
    const { id, paymentUrl } = await bought(customer)
    now = begun + 15 * MINUTE - 1
    expect((await read(id)).body.paymentUrl).toBe(paymentUrl)
    now = begun + 15 * MINUTE
    expect((await read(id)).body.paymentUrl).toBeNull()
    expect((await again(id)).body.paymentUrl).toBe(paymentUrl)
    now = begun + 30 * MINUTE - 1
    expect((await read(id)).body.paymentUrl).toBe(paymentUrl)
    now = begun + 30 * MINUTE
    await pay(customer.sandbox, paymentUrl, 'approve')
    expect((await read(id)).body.status).toBe('AWAITING_PAYMENT')
  })

  it('of two cards that wait pays only one', async () => {
    const first = await bought(customer)
    const second = await bought(customer, { recipient: { name: 'Alan', email: 'alan@example.com' } })
    await pay(customer.sandbox, second.paymentUrl, 'approve')
    expect((await sent()).map(({ email }) => email)).toEqual(['alan@example.com'])
    expect((await read(first.id)).body.status).toBe('AWAITING_PAYMENT')
  })

  it('needs a way back to begin again', async () => {
    const { id, paymentUrl } = await bought(customer)
    await pay(customer.sandbox, paymentUrl, 'decline')
    expect((await again(id, '/gift-cards')).status).toBe(422)
    await passes(customer, MINUTE)
    expect((await read(id)).body).toMatchObject({ status: 'DECLINED', paymentUrl: null })
  })
})

it('each email names the card, the PIN and the worth that were bought for its recipient', async () => {
  for (const [name, amount] of [
    ['grace', 2500],
    ['alan', 5000],
  ] as const) {
    const { paymentUrl } = await bought(customer, { amount, recipient: { name, email: `${name}@example.com` } })
    await pay(customer.sandbox, paymentUrl, 'approve')
  }
  const [forGrace, forAlan] = await sent()
  expect([forGrace, forAlan]).toMatchObject([{ worth: '$25.00' }, { worth: '$50.00' }])
  const balanceOf = async ({ number, pin }: Mail) =>
    (await checkCard(customer, { number, pin, keep: false })).body.balance
  expect([await balanceOf(forGrace!), await balanceOf(forAlan!)]).toEqual([2500, 5000])
})
