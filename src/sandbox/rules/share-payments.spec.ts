import { beforeEach, describe, expect, it } from 'vitest'
import { type Customer, otherCustomer, passes, send, signedInCustomer } from '../../../tests/sandbox/clients'
import { joined, startedGroup } from '../../../tests/sandbox/groups'
import {
  addToCart,
  cancelOrder,
  lemonade,
  orderOf,
  pay,
  place,
  placedOrder,
  quoted,
  readCart,
} from '../../../tests/sandbox/orders'
import { askShares, openPage, ownShare, payShare, RETURN } from '../../../tests/sandbox/shares'
import { reportIssue } from './issues'
import { refundDishes } from './refunds'

let ada: Customer
let [grace, alan]: Awaited<ReturnType<typeof joined>>[] = []
/** Two lemonades of Grace with their tax. */
const HERS = 980
/** One of Alan. */
const HIS = 490

beforeEach(async () => {
  ada = await signedInCustomer()
  const { id } = await startedGroup(ada)
  grace = await joined(ada, id)
  alan = await joined(ada, id, 'Alan', 'the-token-of-alan')
  await grace('POST', '/items', lemonade(2))
  await alan('POST', '/items', lemonade(1))
  await addToCart(ada, lemonade(4))
})

const change = (body: object) => ada.call<{ code?: string }>('PUT', `${ada.home}/group-order`, body)
const asked = async () => (await askShares(ada)).body.participants.map(({ name, share }) => [name, share])
const group = () => ada.sandbox.context.state.groups![0]!

describe('shares that the host asks for', () => {
  it('are those of the quote, for the host and for each guest alone', async () => {
    expect(await ownShare(grace!)).toBeNull()
    expect(await asked()).toEqual([
      ['Grace', { amount: HERS, status: 'OPEN' }],
      ['Alan', { amount: HIS, status: 'OPEN' }],
    ])
    expect(await ownShare(grace!)).toEqual({
      ...{ subtotal: 900, discount: 0, tax: 80, fees: 0, deposit: 0, tip: 0, total: HERS },
      ...{ status: 'OPEN', returned: 0, url: null },
    })
    expect((await grace!('GET')).body.participants.map(({ share }) => share)).toEqual([undefined, undefined])
  })

  it('are asked for once, and stay as they are when the tip changes', async () => {
    await asked()
    await payShare(ada, grace!)
    await askShares(ada, { fulfilment: { type: 'PICKUP', requestedTime: null }, tip: { amount: 999 } })
    expect(await ownShare(grace!)).toMatchObject({ total: HERS, status: 'PAID' })
    expect(await ownShare(alan!)).toMatchObject({ total: HIS, status: 'OPEN' })
  })

  it.each([
    ['the quote of another', async () => (await quoted(await otherCustomer(ada))).id, 'QUOTE_EXPIRED'],
    [
      'a quote that is too old',
      async () => {
        const { id } = await quoted(ada)
        await passes(ada, 11 * 60_000)
        return id
      },
      'QUOTE_EXPIRED',
    ],
    [
      'another cart',
      async () => {
        const { id } = await quoted(ada)
        await addToCart(ada, lemonade())
        return id
      },
      'PRICE_CHANGED',
    ],
    [
      'a quote with problems',
      async () => (await quoted(ada, { fulfilment: { type: 'DELIVERY', requestedTime: null } })).id,
      'ADDRESS_REQUIRED',
    ],
  ])('are not those of %s', async (_, quoteId, code) => {
    expect((await change({ status: 'LOCKED', quoteId: await quoteId() })).body).toMatchObject({ code })
    expect(await ownShare(grace!)).toBeNull()
  })

  it('need guests with dishes, and a restaurant that takes them', async () => {
    for (const guest of [grace!, alan!]) await guest('DELETE', '/participants/own')
    expect((await askShares(ada)).body).toMatchObject({ code: 'NO_SHARES' })
    ada.sandbox.context.restaurant = { ...ada.sandbox.context.restaurant, paymentMethods: ['AT_RESTAURANT'] }
    expect((await askShares(ada)).body).toMatchObject({ code: 'INVALID_PAYMENT_METHOD' })
  })
})

describe('a share', () => {
  beforeEach(asked)

  it('is paid once, whichever page, key or button is used again', async () => {
    const { body } = await openPage(grace!, 'one-and-the-same')
    const url = body.own!.share!.url
    expect((await openPage(grace!)).body.own!.share).toMatchObject({ url, status: 'PENDING' })
    expect((await pay(ada.sandbox, url, 'approve')).headers.get('location')).toBe(RETURN)
    await pay(ada.sandbox, url, 'decline')
    expect((await openPage(grace!, 'one-and-the-same')).status).toBe(200)
    expect((await openPage(grace!)).body).toMatchObject({ code: 'ALREADY_PAID' })
    expect(await ownShare(grace!)).toMatchObject({ status: 'PAID', returned: 0, url: null })
  })

  it('that is declined or cancelled, or whose page has expired, can be paid', async () => {
    await payShare(ada, grace!, 'decline')
    expect(await ownShare(grace!)).toMatchObject({ status: 'DECLINED' })
    await payShare(ada, grace!, 'cancel')
    expect(await ownShare(grace!)).toMatchObject({ status: 'OPEN' })
    const { body } = await openPage(grace!)
    await passes(ada, 15 * 60_000)
    await pay(ada.sandbox, body.own!.share!.url, 'approve')
    expect(await ownShare(grace!)).toMatchObject({ status: 'OPEN', url: null })
    await payShare(ada, grace!)
    expect(await ownShare(grace!)).toMatchObject({ status: 'PAID' })
  })

  it('goes back when the host deletes the account, and a page that is open then takes nothing', async () => {
    await payShare(ada, grace!)
    const { body } = await openPage(alan!)
    expect((await ada.call('DELETE', ada.home)).status).toBe(200)
    await pay(ada.sandbox, body.own!.share!.url, 'approve')
    const { total } = (await ownShare(grace!))!
    expect(await ownShare(grace!)).toMatchObject({ status: 'RETURNED', returned: total })
    expect(await ownShare(alan!)).toBeNull()
  })

  it('lowers what the host pays, and a page that is open then takes nothing and says why', async () => {
    await payShare(ada, grace!)
    const { body } = await openPage(alan!)
    const { url } = body.own!.share!
    const order = await placedOrder(ada)
    const { total, due, sharesPaid } = order.totals
    expect(sharesPaid).toEqual([{ id: group().participants[0]!.id, name: 'Grace', amount: HERS }])
    expect([order.payment.amount, due]).toEqual([total - HERS, total - HERS])
    for (const method of ['GET', 'POST']) {
      const sent = method === 'POST' ? { body: 'outcome=approve' } : {}
      expect((await send(ada.sandbox, method, url!, sent)).status).toBe(409)
    }
    expect(await ownShare(alan!)).toMatchObject({ status: 'CLOSED', url: null })
    expect((await openPage(alan!)).body).toMatchObject({ code: 'GROUP_BEING_PAID' })
    await pay(ada.sandbox, order.payment.url, 'approve')
    expect(await ownShare(grace!)).toMatchObject({ status: 'PAID', returned: 0 })
  })

  it('that is paid after the host saw the price has the host look again', async () => {
    const quote = await quoted(ada)
    await payShare(ada, grace!)
    expect((await place(ada, orderOf(quote))).body).toMatchObject({ code: 'PRICE_CHANGED' })
  })

  it('can be paid though the payment of an earlier order failed', async () => {
    await change({ status: 'OPEN' })
    await pay(ada.sandbox, (await placedOrder(ada)).payment.url, 'decline')
    await asked()
    await payShare(ada, grace!)
    expect(await ownShare(grace!)).toMatchObject({ status: 'PAID' })
  })

  it('of everybody pays the order at once', async () => {
    for (const line of (await readCart(ada)).items.filter(({ participant }) => !participant))
      await ada.call('DELETE', `${ada.home}/cart/cart-items/${line.cartItemId}`)
    for (const guest of [grace!, alan!]) await payShare(ada, guest)
    const { payment, totals } = await placedOrder(ada)
    expect(payment).toMatchObject({ status: 'PAID', amount: 0, url: null })
    // Rounded once for all, it may be a cent less than what each was asked for.
    expect(totals.sharesPaid!.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total)
  })
})

describe('a paid share is returned', () => {
  beforeEach(async () => {
    await asked()
    await payShare(ada, grace!)
  })

  it.each([
    ['when the host opens the group order again', () => change({ status: 'OPEN' })],
    ['when the host ends the group order', () => change({ status: 'ENDED' })],
    ['when its guest leaves', () => grace!('DELETE', '/participants/own')],
    ['when the order is cancelled', async () => cancelOrder(ada, (await placedOrder(ada)).id)],
  ])('%s', async (_, happens) => {
    await happens()
    expect(await ownShare(grace!)).toMatchObject({ status: 'RETURNED', returned: HERS })
  })

  it('and an order that counted on it can be paid no more', async () => {
    const { payment } = await placedOrder(ada)
    expect((await grace!('DELETE', '/participants/own')).body).toMatchObject({ code: 'GROUP_BEING_PAID' })
    await pay(ada.sandbox, payment.url, 'decline')
    await grace!('DELETE', '/participants/own')
    expect(ada.sandbox.context.state.orders[0]).toMatchObject({ payment: { status: 'CANCELLED' } })
    expect((await readCart(ada)).items.map(({ participant }) => participant?.name)).toEqual(['Alan', undefined])
  })

  it('in part for a dish that is refunded', async () => {
    const { lines, payment } = await placedOrder(ada)
    await pay(ada.sandbox, payment.url, 'approve')
    const hers = lines.find(({ participant }) => participant?.name === 'Grace')!
    const order = ada.sandbox.context.state.orders[0]!
    refundDishes(order, [{ cartItemId: hers.cartItemId, quantity: 1 }], ada.sandbox.context)
    expect(order.refunded).toBe(490)
    expect(await ownShare(grace!)).toMatchObject({ status: 'PAID', returned: 490 })
  })

  it('and is not offered to the host as a credit', async () => {
    const { lines, payment } = await placedOrder(ada)
    await pay(ada.sandbox, payment.url, 'approve')
    await passes(ada, 3 * 60 * 60_000)
    const { context } = ada.sandbox
    const offersFor = (name: string) => {
      const { cartItemId } = lines.find(({ participant }) => participant?.name === name)!
      const report = { dishes: [{ cartItemId, quantity: 1, reason: 'COLD' as const }], comment: null, picture: null }
      const { offers } = reportIssue({ ...context.state.orders[0]! }, report, context)
      return offers.map(({ type }) => type)
    }
    expect(offersFor('Grace')).toEqual(['REFUND', 'CALL_BACK'])
    expect(offersFor('Alan')).toContain('CREDIT')
  })
})

it('who has left may join again and choose, and is not listed until then', async () => {
  await grace!('DELETE', '/participants/own')
  expect((await grace!('DELETE', '/participants/own')).body).toMatchObject({ own: { name: 'Grace', lines: [] } })
  expect((await grace!('POST', '/items', lemonade())).body).toMatchObject({ code: 'NOT_JOINED' })
  const { body } = await grace!('POST', '/participants', { name: 'Grace' })
  expect(body.participants.map(({ name }) => name)).toEqual(['Grace', 'Alan'])
})
