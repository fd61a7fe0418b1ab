import { describe, expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { type Customer, setClock } from '../../../tests/sandbox/clients'
import { customerWithCart, PICKUP, readOrder, receivedOrder } from '../../../tests/sandbox/orders'
import { historyOf, readGiftCards, readPoints } from '../../../tests/sandbox/prepaid'

const HOUR = 60 * 60_000
const LATER = '2026-11-20T19:00:00Z'
const JPEG = 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='

async function customerWithMeal(request = PICKUP) {
  const customer = await customerWithCart()
  const order = await receivedOrder(customer, 'HOSTED', request)
  await setClock(customer.sandbox, LATER)
  return { customer, order, ...acts(customer, order) }
}

function acts({ call, home }: Customer, { id, lines }: Schemas['Order']) {
  const missing = (quantity = 1) => [{ cartItemId: lines[0]!.cartItemId, quantity, reason: 'MISSING' }]
  const report = (change: object = {}) =>
    call<Schemas['OrderIssue'] & object>('POST', `${home}/orders/${id}/issue`, {
      ...{ dishes: missing(), comment: null, picture: null },
      ...change,
    })
  const settle = (type: string) => call<Schemas['Order']>('PUT', `${home}/orders/${id}/issue/choice`, { type })
  return { missing, report, settle }
}

describe('a report of what was wrong', () => {
  it('is possible for 48 hours once the order is completed', async () => {
    const customer = await customerWithCart()
    const order = await receivedOrder(customer)
    const { report } = acts(customer, order)
    expect(order.reportableUntil).toBeNull()
    expect(await report()).toMatchObject({ status: 409, body: { code: 'NOT_COMPLETED' } })
    await setClock(customer.sandbox, LATER)
    const until = Date.parse((await readOrder(customer, order.id)).reportableUntil!)
    expect(until).toBe(Date.parse(order.fulfilment.readyAt) + 20 * 60_000 + 48 * HOUR)
    await setClock(customer.sandbox, until)
    expect((await readOrder(customer, order.id)).reportableUntil).toBeNull()
    expect(await report()).toMatchObject({ status: 409, body: { code: 'TOO_LATE_TO_REPORT' } })
  })

  it('is answered with what can be offered, and exists once', async () => {
    const { customer, order, report } = await customerWithMeal()
    const { status, body } = await report({ comment: 'Only three came.', picture: JPEG })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'OPEN', choice: null, hasPicture: true, comment: 'Only three came.' })
    expect(body.offers).toEqual([
      { type: 'REFUND', amount: 490 },
      { type: 'CREDIT', amount: 490 },
      { type: 'CALL_BACK', amount: null },
    ])
    expect((await report({ comment: 'Only three came.', picture: JPEG })).body).toEqual(body)
    const picture = await customer.sandbox.fetch(new Request(`http://localhost${body.pictureUrl}`))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(JPEG.split(',')[1])
    const other = await customer.sandbox.fetch(new Request(`http://localhost${body.pictureUrl}0`))
    expect(other.status).toBe(404)
    expect(await report()).toMatchObject({ status: 409, body: { code: 'ALREADY_REPORTED' } })
    expect(await readOrder(customer, order.id)).toMatchObject({ issue: body, reportableUntil: null })
  })

  it('offers no credit where there are no gift cards, and only a call when nothing was paid', async () => {
    const { customer, report } = await customerWithMeal()
    const { context } = customer.sandbox
    context.restaurant = { ...context.restaurant, giftCards: null }
    const { totals } = context.state.orders[0]!
    Object.assign(totals, { discount: totals.subtotal, tax: 0 })
    expect((await report()).body.offers).toEqual([{ type: 'CALL_BACK', amount: null }])
  })

  it.each([
    ['no dish', { dishes: [] }, '/dishes'],
    ['a dish of another order', { dishes: [{ cartItemId: 'ci_other', quantity: 1, reason: 'COLD' }] }, '/dishes'],
    ['a novel', { comment: 'x'.repeat(501) }, '/comment'],
    ['a drawing', { picture: 'data:image/svg+xml;base64,PHN2Zz4=' }, '/picture'],
    ['a file that is not a picture', { picture: 'data:image/jpeg;base64,PHN2Zz4=' }, '/picture'],
    ['a picture of over 2 MB', { picture: JPEG + 'A'.repeat(2_700_000) }, '/picture'],
  ])('with %s is refused', async (_, change, pointer) => {
    const { customer, order, report } = await customerWithMeal()
    expect(await report(change)).toMatchObject({ status: 422, body: { errors: [{ pointer }] } })
    expect((await readOrder(customer, order.id)).issue).toBeUndefined()
  })

  it.each([
    ['more than came', [5]],
    ['half a piece', [0.5]],
    ['a dish twice', [1, 1]],
  ])('of %s is refused', async (_, quantities) => {
    const { missing, report } = await customerWithMeal()
    expect((await report({ dishes: quantities.flatMap(missing) })).status).toBe(422)
  })
})

describe('the choice of an offer', () => {
  it('refunds the dishes and takes back their points, once', async () => {
    const { customer, order, report, settle } = await customerWithMeal()
    expect((await settle('REFUND')).status).toBe(404)
    await report()
    const settled = await settle('REFUND')
    expect(settled.body).toMatchObject({
      refunded: 490,
      points: { earned: 13 },
      issue: { status: 'SETTLED', offers: [], choice: { type: 'REFUND', amount: 490 } },
    })
    expect(await settle('REFUND')).toEqual(settled)
    expect(await settle('CREDIT')).toMatchObject({ status: 409, body: { code: 'ALREADY_SETTLED' } })
    expect(historyOf(await readPoints(customer))).toEqual([
      ['TAKEN_BACK', -5],
      ['EARNED', 18],
    ])
    expect((await readOrder(customer, order.id)).refunded).toBe(490)
  })

  it('puts a credit into the account, and keeps the points', async () => {
    const { customer, report, settle } = await customerWithMeal()
    await report()
    const { body } = await settle('CREDIT')
    await settle('CREDIT')
    expect(body.refunded).toBeUndefined()
    expect((await readGiftCards(customer)).map(({ balance, kept }) => [balance, kept])).toEqual([[490, true]])
    expect((await readPoints(customer)).balance).toBe(18)
  })

  it('can be a call back, but not what was not offered', async () => {
    const { report, settle } = await customerWithMeal()
    await report()
    expect(await settle('DINNER')).toMatchObject({ status: 422, body: { code: 'NOT_OFFERED' } })
    expect((await settle('CALL_BACK')).body.issue).toMatchObject({ choice: { type: 'CALL_BACK', amount: null } })
  })
})
