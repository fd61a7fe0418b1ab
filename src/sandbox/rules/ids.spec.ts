import { expect, it } from 'vitest'
import { customerWithCart, placedOrder, quoted } from '../../../tests/sandbox/orders'
import { bought, checkCard, grantPoints, readPoints } from '../../../tests/sandbox/prepaid'
import { setClock } from '../../../tests/sandbox/clients'

it('an id says what it is of, and is short enough for an address', async () => {
  const customer = await customerWithCart()
  await grantPoints(customer, 1)
  const { id: quote } = await quoted(customer)
  const { id: order, payment } = await placedOrder(customer, { paymentMethod: { type: 'AT_RESTAURANT' } })
  expect(payment.url).toBeNull()
  const { id: purchase } = await bought(customer)
  const { id: giftCard } = (await checkCard(customer)).body
  await setClock(customer.sandbox, '2026-11-20T21:00:00Z')
  const [earned, granted] = (await readPoints(customer)).entries.map(({ id }) => id)
  const short = (kind: string) => expect.stringMatching(new RegExp(`^${kind}_[0-9a-f-]{13}$`)) as string
  expect({ quote, order, purchase, giftCard, earned, granted }).toEqual({
    ...{ quote: short('quo'), order: short('ord'), purchase: short('gcp'), giftCard: short('gc') },
    ...{ earned: short('pts'), granted: short('pts') },
  })
})

it('a payment page has an id of its own', async () => {
  const { payment } = await placedOrder(await customerWithCart())
  expect(payment.url).toMatch(/\/pay_[0-9a-f-]{13}$/)
})
