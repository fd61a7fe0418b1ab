import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { ADA, otherCustomer, setClock, startScenario } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import { customerWithCart, receivedOrder } from '../../../tests/sandbox/orders'

eachTestHas(customerWithCart)
const list = async (query = '', who = customer) =>
  (await who.call<Schemas['NotificationList']>('GET', `${who.home}/notifications${query}`)).body
const titles = async () => (await list()).notifications.map(({ title, read }) => title + (read ? '' : ' *'))
const read = (body: object) => customer.call('PUT', `${customer.home}/notifications/read`, body)
const order = () => receivedOrder(customer, 'AT_RESTAURANT')

describe('a customer is notified', () => {
  it('of the welcome and of the last step of an order, newest first', async () => {
    expect(await titles()).toEqual(['Welcome to Tamarind Row *'])
    await setClock(customer.sandbox, '2027-01-01T18:00:00Z')
    const { id } = await order()
    expect((await titles())[0]).toBe('Order 1042: Received *')
    await startScenario(customer.sandbox, { name: 'order-step' })
    const { notifications, unreadCount } = await list()
    expect(notifications[0]).toMatchObject({ title: 'Order 1042: Confirmed', kind: 'ORDER_STATUS', orderId: id })
    expect(notifications.map(({ orderId }) => orderId)).toEqual([id, undefined])
    expect(unreadCount).toBe(2)
  })

  it('of an order for another day as planned, until the kitchen begins', async () => {
    await setClock(customer.sandbox, '2027-01-01T18:00:00Z')
    await order()
    const [kept] = customer.sandbox.context.state.orders
    kept!.fulfilment.readyAt = '2027-01-06T18:00:00Z'
    expect((await list()).notifications[0]!.body).toMatch(/^Planned for Wednesday.* 1:00 PM\.$/)
    await startScenario(customer.sandbox, { name: 'order-moved', minutes: -30 })
    const moved = /^Planned for Wednesday.* 12:30 PM, was Wednesday.* 1:00 PM\.$/
    expect((await list()).notifications[0]!.body).toMatch(moved)
    delete kept!.fulfilment.movedFrom
    kept!.fulfilment.readyAt = '2027-01-06T18:00:00Z'
    await setClock(customer.sandbox, '2027-01-06T17:30:00Z')
    expect((await list()).notifications[0]!.body).toBe('Ready around 1:00 PM.')
  })

  it('once of each new time of an order, until its next step', async () => {
    await setClock(customer.sandbox, '2027-01-01T18:00:00Z')
    await order()
    await read({ upTo: '2027-01-01T18:00:00Z' })
    const said: string[] = []
    for (const [at, minutes] of [
      ['01', 15],
      ['02', 10],
      ['03', -5],
    ] as const) {
      await setClock(customer.sandbox, `2027-01-01T18:00:${at}Z`)
      await startScenario(customer.sandbox, { name: 'order-moved', minutes })
      const { notifications, unreadCount } = await list()
      said.push(`${notifications[0]!.title}: ${notifications[0]!.body} ${unreadCount}`)
      await read({ id: notifications[0]!.id })
    }
    expect(said).toEqual([
      'Order 1042: A new time: Now 1:40 PM, was 1:25 PM. 1',
      'Order 1042: A new time: Now 1:50 PM, was 1:40 PM. 1',
      'Order 1042: A new time: Now 1:45 PM, was 1:50 PM. 1',
    ])
    await setClock(customer.sandbox, '2027-01-01T18:00:04Z')
    await startScenario(customer.sandbox, { name: 'order-step' })
    expect((await list()).notifications[0]!.title).toBe('Order 1042: Confirmed')
  })

  it('in pages', async () => {
    await setClock(customer.sandbox, '2027-01-01T18:00:00Z')
    await order()
    const first = await list('?limit=1')
    const second = await list(`?limit=1&cursor=${first.nextCursor}`)
    expect([first, second].map(({ notifications }) => notifications[0]!.title)).toEqual([
      'Order 1042: Received',
      'Welcome to Tamarind Row',
    ])
    expect([second.nextCursor, second.unreadCount]).toEqual([null, 2])
  })

  it('of offers only with permission', async () => {
    await customer.call('PUT', `${customer.home}/profile`, { ...ADA, marketing: true })
    expect(await titles()).toContain('10 % off *')
  })
})

describe('marking as read', () => {
  beforeEach(async () => {
    await setClock(customer.sandbox, '2027-01-01T18:00:00Z')
    await order()
  })

  it('changes one notification by its id', async () => {
    await read({ id: 'ntf_welcome' })
    expect(await titles()).toEqual(['Order 1042: Received *', 'Welcome to Tamarind Row'])
  })

  it('changes all up to an instant, but no later ones', async () => {
    const { notifications } = await list()
    await startScenario(customer.sandbox, { name: 'order-step' })
    await setClock(customer.sandbox, '2027-01-01T18:00:05Z')
    await startScenario(customer.sandbox, { name: 'order-step' })
    await read({ upTo: notifications[0]!.at })
    expect(await titles()).toEqual(['Order 1042: Preparing *', 'Welcome to Tamarind Row'])
  })
})

it('a preference holds for one kind on one channel of one customer', async () => {
  const path = `${customer.home}/notifications/preferences`
  const enabled = (body: Schemas['NotificationPreferences']) =>
    body.channels.flatMap((one) => (one.enabled ? `${one.kind} ${one.channel}` : []))
  const preferences = async () => (await customer.call<Schemas['NotificationPreferences']>('GET', path)).body
  expect((await preferences()).channels).toHaveLength(9)
  expect(enabled(await preferences())).toEqual(['ORDER_STATUS SMS'])
  await customer.call('PUT', path, { kind: 'OFFER', channel: 'EMAIL', enabled: true })
  await customer.call('PUT', path, { kind: 'ORDER_STATUS', channel: 'SMS', enabled: false })
  expect(enabled(await preferences())).toEqual(['OFFER EMAIL'])
  const other = await otherCustomer(customer)
  expect((await list('', other)).notifications).toHaveLength(1)
})
