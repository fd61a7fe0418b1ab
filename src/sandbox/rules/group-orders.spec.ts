import { beforeEach, describe, expect, it } from 'vitest'
import { type Customer, otherCustomer, setClock, signedInCustomer, startScenario } from '../../../tests/sandbox/clients'
import { groupOf, joined, startedGroup } from '../../../tests/sandbox/groups'
import {
  addToCart,
  lemonade,
  orderOf,
  pay,
  PICKUP,
  place,
  placedOrder,
  quoted,
  readCart,
} from '../../../tests/sandbox/orders'

let ada: Customer
let id: string
let grace: Awaited<ReturnType<typeof joined>>
beforeEach(async () => {
  ada = await signedInCustomer()
  id = (await startedGroup(ada)).id
  grace = await joined(ada, id)
})

const change = (status: string) => ada.call('PUT', `${ada.home}/group-order`, { status })

describe('a dish that a participant adds', () => {
  it('is in the host’s cart under the participant’s name, and in the participant’s own list', async () => {
    const { body } = await grace('POST', '/items', lemonade(2))
    expect(body.own).toMatchObject({
      name: 'Grace',
      subtotal: 900,
      lines: [{ name: 'Tamarind lemonade', quantity: 2 }],
    })
    const cart = await readCart(ada)
    expect(cart.groupOrderId).toBe(id)
    expect(cart.items).toMatchObject([{ quantity: 2, participant: { name: 'Grace' } }])
  })

  it('is added once for one key', async () => {
    await grace('POST', '/items', lemonade(), 'the-same-key')
    await grace('POST', '/items', lemonade(), 'the-same-key')
    expect((await readCart(ada)).items).toHaveLength(1)
  })

  it('is not merged with that of another, even where equal lines are', async () => {
    await startScenario(ada.sandbox, { name: 'carts', merging: true })
    const alan = await joined(ada, id, 'Alan', 'another-token-of-alan')
    for (const call of [grace, alan, grace]) await call('POST', '/items', lemonade())
    await addToCart(ada, lemonade())
    expect((await readCart(ada)).items.map(({ quantity, participant }) => [participant?.name, quantity])).toEqual([
      ['Grace', 2],
      ['Alan', 1],
      [undefined, 1],
    ])
  })

  it('can be changed and removed by that participant alone', async () => {
    const { body } = await grace('POST', '/items', lemonade())
    const { cartItemId } = body.own!.lines[0]!
    const alan = await joined(ada, id, 'Alan', 'another-token-of-alan')
    expect((await alan('PUT', `/items/${cartItemId}`, { qty: 5 })).status).toBe(404)
    expect((await grace('PUT', `/items/${cartItemId}`, { qty: 3 })).body.own!.subtotal).toBe(1350)
    expect((await grace('PUT', `/items/${cartItemId}`, { qty: 0 })).body.own!.lines).toEqual([])
    expect((await readCart(ada)).items).toEqual([])
  })

  it('is refused like any other when it is sold out or has another price', async () => {
    expect((await grace('POST', '/items', { ...lemonade(), price: 1 })).body).toMatchObject({ code: 'PRICE_CHANGED' })
    await startScenario(ada.sandbox, { name: 'sold-out', itemId: 'tamarind-lemonade' })
    expect((await grace('POST', '/items', lemonade())).body).toMatchObject({ code: 'AVAILABILITY_CHANGED' })
  })
})

it('a limit for each person counts all of their dishes, and theirs alone', async () => {
  await change('ENDED')
  id = (await startedGroup(ada, { limitPerPerson: 900 })).id
  grace = await joined(ada, id)
  await addToCart(ada)
  expect((await grace('POST', '/items', lemonade())).status).toBe(200)
  const { body } = await grace('POST', '/items', lemonade())
  const [line] = body.own!.lines
  expect((await grace('POST', '/items', lemonade())).body).toMatchObject({
    code: 'LIMIT_REACHED',
    message: 'Ada has set a limit of $9.00 for each person.',
  })
  expect((await grace('PUT', `/items/${line!.cartItemId}`, { qty: 2 })).status).toBe(422)
  expect((await grace('PUT', `/items/${line!.cartItemId}`, { qty: 0 })).status).toBe(200)
})

describe('who takes part', () => {
  it('sees the others’ names and numbers, not their dishes or tokens', async () => {
    await grace('POST', '/items', lemonade(2))
    const alan = await joined(ada, id, 'Alan', 'another-token-of-alan')
    const { body } = await alan('GET')
    expect(body.participants.map(({ name, pieces }) => [name, pieces])).toEqual([
      ['Grace', 2],
      ['Alan', 0],
    ])
    expect(body.own!.lines).toEqual([])
    expect(JSON.stringify(body)).not.toMatch(/token/)
  })

  it('joins once with one token, and not under a name that is taken', async () => {
    await grace('POST', '/participants', { name: 'Grace again' })
    expect((await grace('GET')).body.participants.map(({ name }) => name)).toEqual(['Grace'])
    await expect(joined(ada, id, 'ada', 'another-token-of-alan')).rejects.toThrow('422')
  })
})

describe('a group order that is closed', () => {
  it.each(['by the host', 'by its deadline'])(
    '%s takes no dishes and nobody more, until it is opened again',
    async (how) => {
      if (how === 'by the host') await change('LOCKED')
      else {
        await change('ENDED')
        id = (await startedGroup(ada, { closesAt: '2026-11-20T18:30:00Z' })).id
        grace = await joined(ada, id)
        await setClock(ada.sandbox, '2026-11-20T18:31:00Z')
      }
      expect((await grace('GET')).body.status).toBe('LOCKED')
      expect((await grace('POST', '/items', lemonade())).body).toMatchObject({ code: 'GROUP_LOCKED' })
      await expect(joined(ada, id, 'Alan', 'another-token-of-alan')).rejects.toThrow('409')
      await change('OPEN')
      expect((await grace('POST', '/items', lemonade())).status).toBe(200)
    },
  )

  it('by its end leaves the host’s own dishes in the cart', async () => {
    await grace('POST', '/items', lemonade())
    await addToCart(ada, lemonade())
    await change('ENDED')
    expect((await readCart(ada)).items.map(({ participant }) => participant)).toEqual([null])
    expect((await grace('GET')).body.status).toBe('ENDED')
  })

  it('by its order shows those who took part the way to it, with their dishes', async () => {
    await grace('POST', '/items', lemonade(4))
    const order = await placedOrder(ada)
    expect((await grace('POST', '/items', lemonade())).body).toMatchObject({ code: 'GROUP_LOCKED' })
    await pay(ada.sandbox, order.payment.url, 'approve')
    const { body } = await grace('GET')
    expect(body).toMatchObject({ status: 'ORDERED', own: { subtotal: 1800 }, order: { number: order.number } })
    expect(order.lines).toMatchObject([{ participant: { name: 'Grace' } }])
    const { body: stranger } = await ada.call<typeof body>('GET', groupOf(id))
    expect(stranger.order).toBeNull()
    expect((await startedGroup(ada)).id).not.toBe(id)
  })
})

it('an order is of the group order it was placed for, and leaves none of its dishes behind', async () => {
  await change('ENDED')
  await addToCart(ada)
  const before = await placedOrder(ada)
  id = (await startedGroup(ada)).id
  grace = await joined(ada, id)
  await grace('POST', '/items', lemonade())
  await pay(ada.sandbox, before.payment.url, 'approve')
  expect((await grace('GET')).body).toMatchObject({ status: 'OPEN', own: { lines: [{ quantity: 1 }] } })

  const order = await placedOrder(ada, { request: { ...PICKUP, tip: {} } }).catch(() => null)
  expect(order).toBeNull()
  await grace('POST', '/items', lemonade(3))
  const { payment } = await placedOrder(ada)
  expect((await change('OPEN')).body).toMatchObject({ code: 'GROUP_BEING_PAID' })
  await pay(ada.sandbox, payment.url, 'approve')
  expect((await readCart(ada)).items).toEqual([])
})

it('another dish at the same price is not ordered unseen', async () => {
  const { body } = await grace('POST', '/items', lemonade(4))
  const quote = await quoted(ada)
  await grace('PUT', `/items/${body.own!.lines[0]!.cartItemId}`, { qty: 0 })
  await grace('POST', '/items', lemonade(4))
  expect((await place(ada, orderOf(quote))).body).toMatchObject({ code: 'PRICE_CHANGED' })
})

it('the quote and the order split the total', async () => {
  await grace('POST', '/items', lemonade(2))
  await addToCart(ada, lemonade(2))
  const { shares = [], totals } = await quoted(ada)
  expect(shares.map(({ name }) => name)).toEqual(['Ada', 'Grace'])
  expect(shares.reduce((sum, { total }) => sum + total, 0)).toBe(totals.total)
  expect((await placedOrder(ada)).shares).toEqual(shares)
})

it('starting while one is open answers with that one; a group order of another customer stays apart', async () => {
  expect((await startedGroup(ada)).id).toBe(id)
  const bert = await otherCustomer(ada)
  expect((await startedGroup(bert)).id).not.toBe(id)
})

it('a deadline that has passed and a limit of nothing are refused', async () => {
  await change('ENDED')
  const start = (body: object) =>
    ada.call('POST', `${ada.home}/group-order`, { hostName: 'Ada', closesAt: null, limitPerPerson: null, ...body })
  expect((await start({ closesAt: '2026-11-20T17:00:00Z' })).body).toMatchObject({ code: 'INVALID_TIME' })
  expect((await start({ limitPerPerson: 0 })).body).toMatchObject({ code: 'INVALID_LIMIT' })
})
