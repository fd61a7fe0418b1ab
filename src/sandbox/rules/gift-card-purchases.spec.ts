import { expect, it } from 'vitest'
import type { components } from '../../api/schema.gen'
import { type Customer, ORIGIN, otherCustomer, send, setClock, signedInCustomer } from '../../../tests/sandbox/clients'
import { pay } from '../../../tests/sandbox/orders'
import { BOUGHT, bought, checkCard } from '../../../tests/sandbox/prepaid'

type Purchase = components['schemas']['GiftCardPurchase']
type Mail = { email: string; senderName: string; message: string; worth: string; number: string; pin: string }

const mailOf = async ({ sandbox }: Customer) =>
  (await send<{ sent: Mail[] }>(sandbox, 'GET', '/__sandbox/gift-cards')).body.sent
const read = async ({ call, home }: Customer, id: string) =>
  (await call<Purchase>('GET', `${home}/gift-card-purchases/${id}`)).body

it('a card is issued and sent once it is paid, and its recipient can use it', async () => {
  const customer = await signedInCustomer()
  const { id, status, paymentUrl } = await bought(customer)
  expect([status, await mailOf(customer)]).toEqual(['AWAITING_PAYMENT', []])
  const answer = await pay(customer.sandbox, paymentUrl, 'approve')
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/gift-cards?purchaseId=${id}`)
  const purchase = await read(customer, id)
  expect(purchase).toMatchObject({ status: 'SENT', paymentUrl: null, number: 'G1042' })
  const [mail] = await mailOf(customer)
  expect(mail).toMatchObject({ email: 'grace@example.com', worth: '$25.00', message: 'Happy birthday!' })
  expect(mail?.number.slice(-4)).toBe(purchase.lastFour)
  const grace = await otherCustomer(customer)
  expect((await checkCard(grace, { number: mail!.number, pin: mail!.pin, keep: true })).body.balance).toBe(2500)
})

it('a card for a later day is sent on that day of the restaurant', async () => {
  const customer = await signedInCustomer()
  const { id, paymentUrl } = await bought(customer, { sendOn: '2026-11-24' })
  await pay(customer.sandbox, paymentUrl, 'approve')
  await setClock(customer.sandbox, '2026-11-24T04:59:00Z')
  expect([(await read(customer, id)).status, await mailOf(customer)]).toEqual(['PAID', []])
  await setClock(customer.sandbox, '2026-11-24T05:00:00Z')
  expect([(await read(customer, id)).status, (await mailOf(customer)).length]).toEqual(['SENT', 1])
})

it('a declined payment can begin again, a paid one cannot be changed', async () => {
  const customer = await signedInCustomer()
  const { id, paymentUrl } = await bought(customer)
  await pay(customer.sandbox, paymentUrl, 'decline')
  expect(await read(customer, id)).toMatchObject({ status: 'DECLINED', paymentUrl: null })
  const body = { returnUrl: BOUGHT.returnUrl }
  const again = await customer.call<Purchase>('POST', `${customer.home}/gift-card-purchases/${id}/payment`, body)
  await pay(customer.sandbox, again.body.paymentUrl, 'approve')
  await pay(customer.sandbox, again.body.paymentUrl, 'decline')
  expect([(await read(customer, id)).status, (await mailOf(customer)).length]).toEqual(['SENT', 1])
})

it('the payment page runs out after a quarter of an hour', async () => {
  const customer = await signedInCustomer()
  const { id, paymentUrl } = await bought(customer)
  await setClock(customer.sandbox, customer.sandbox.context.now() + 16 * 60_000)
  await pay(customer.sandbox, paymentUrl, 'approve')
  expect(await read(customer, id)).toMatchObject({ status: 'AWAITING_PAYMENT', paymentUrl: null, lastFour: null })
})

it('the same key buys once', async () => {
  const { call, home } = await signedInCustomer()
  const buy = () =>
    call<Purchase>('POST', `${home}/gift-card-purchases`, BOUGHT, { 'idempotency-key': 'one-and-the-same' })
  expect((await buy()).body.id).toBe((await buy()).body.id)
  const list = await call<{ purchases: Purchase[] }>('GET', `${home}/gift-card-purchases`)
  expect(list.body.purchases).toHaveLength(1)
})

it.each([
  ['/amount', { amount: 2501 }],
  ['/senderName', { senderName: ' ' }],
  ['/recipient/name', { recipient: { name: '', email: 'grace@example.com' } }],
  ['/recipient/email', { recipient: { name: 'Grace', email: 'grace' } }],
  ['/message', { message: 'x'.repeat(301) }],
  ['/sendOn', { sendOn: '2026-11-19' }],
  ['/sendOn', { sendOn: '2027-11-21' }],
  ['/sendOn', { sendOn: 'tomorrow' }],
  ['/sendOn', { sendOn: '2026-11-31' }],
  ['/sendOn', { sendOn: '2026-12' }],
])('a purchase with a wrong %s is refused: %j', async (pointer, change) => {
  const refused = (await bought(await signedInCustomer(), change)) as unknown as { errors: { pointer: string }[] }
  expect(refused.errors.map((error) => error.pointer)).toEqual([pointer])
})
