import { afterEach, expect, it, vi } from 'vitest'
import type { Schemas } from '../../api/types'
import { startNamed } from './named-scenarios'
import { seedMenus } from '../seed/menu'
import { restaurant } from '../seed/restaurant'
import { storiesOf } from './stories'
import { FRIDAY, ORIGIN, RESTAURANT, send, startScenario } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import {
  addToCart,
  AT_SEVEN,
  cartLine,
  customerWithCart,
  lemonade,
  noodles,
  paidBy,
  placedOrder,
  problemCodes,
  quoted,
  readCart,
  readOrder,
  readPayment,
  receivedOrder,
  TEN_OFF,
} from '../../../tests/sandbox/orders'
import { historyOf, readPoints } from '../../../tests/sandbox/prepaid'

const stories = storiesOf({ restaurant, menu: seedMenus, now: () => Date.parse(FRIDAY) })

eachTestHas(customerWithCart)
afterEach(() => vi.useRealTimers())

/** As the address of a page starts it. */
const start = (id: string) => startNamed(customer.sandbox, { url: `${ORIGIN}/menu?scenario=${id}`, method: 'GET' })
const profile = () => send<Schemas['Restaurant']>(customer.sandbox, 'GET', RESTAURANT)
const menus = () => send<Schemas['MenuList']>(customer.sandbox, 'GET', `${RESTAURANT}/menus`)
const sections = async () => (await menus()).body.menus[0]!.sections
const card = async (id: string) => (await sections()).flatMap(({ items }) => items).find((item) => item.id === id)
const add = async () => (await customer.call('POST', `${customer.home}/cart/cart-items`, lemonade())).status
const quantities = async () => (await readCart(customer)).items.map(({ quantity }) => quantity)

/** How long a call takes, in ms. */
async function waitOf(call: () => Promise<unknown>): Promise<number> {
  vi.useFakeTimers()
  const begun = Date.now()
  const answered = call().then(() => Date.now() - begun)
  await vi.advanceTimersByTimeAsync(10_000)
  return answered
}

/** The effect of a scenario on the API's answers, by its id. The journeys test its effect on pages. */
const EFFECTS: Record<string, () => Promise<void>> = {
  async slow() {
    await start('slow')
    expect(await waitOf(menus)).toBe(2000)
  },
  async 'every-fifth'() {
    await start('every-fifth')
    vi.useFakeTimers()
    const calls = Promise.all(Array.from({ length: 100 }, profile))
    await vi.advanceTimersByTimeAsync(15_000)
    const failed = (await calls).filter(({ status }) => status !== 200).length
    expect(failed).toBeGreaterThan(10)
    expect(failed).toBeLessThan(32)
  },
  async 'failing-change'() {
    await start('failing-change')
    expect([await add(), await add(), await quantities()]).toEqual([500, 200, [4, 1]])
  },
  async 'lost-answer'() {
    await start('lost-answer')
    expect([await add(), await quantities()]).toEqual([0, [4, 1]])
  },
  async 'expired-token'() {
    // The token is of an earlier millisecond.
    await new Promise((resolve) => setTimeout(resolve, 2))
    await start('expired-token')
    expect((await customer.call('GET', `${customer.home}/profile`)).status).toBe(401)
  },
  async 'sold-out'() {
    expect(await card('hand-pulled-noodles')).toMatchObject({ soldOut: false })
    await start('sold-out')
    expect(await card('hand-pulled-noodles')).toMatchObject({ soldOut: true })
  },
  async 'option-gone'() {
    await start('option-gone')
    const path = `${RESTAURANT}/menus/all-day/items/${noodles.menuItemId}`
    const { body } = await send<Schemas['MenuItem']>(customer.sandbox, 'GET', path)
    const garlic = body.optionGroups.flatMap(({ options }) => options).find(({ id }) => id === 'crispy-garlic')
    expect(garlic).toMatchObject({ soldOut: true })
  },
  async 'price-up'() {
    await addToCart(customer, cartLine('charred-corn-ribs', 'all-day.small-plates', 850, 2))
    await start('price-up')
    expect((await quoted(customer)).problems).toMatchObject([{ code: 'PRICE_CHANGED', from: 850, to: 950 }])
  },
  async 'minimum-age'() {
    await addToCart(customer, cartLine('charred-corn-ribs', 'all-day.small-plates', 850, 2))
    await start('minimum-age')
    expect(await card('charred-corn-ribs')).toMatchObject({ minimumAge: 18 })
    expect((await quoted(customer)).lines.map(({ minimumAge }) => minimumAge)).toEqual([undefined, 18])
  },
  async closed() {
    expect((await profile()).body.status).toMatchObject({ open: true })
    await start('closed')
    expect((await profile()).body.status).toMatchObject({ open: false })
  },
  async holidays() {
    await start('holidays')
    const { status, specialHours } = (await profile()).body
    expect(status).toMatchObject({ open: false, opensAt: '2026-11-27T12:00:00.000Z' })
    const closed = [20, 21, 22, 23, 24, 25, 26].map((day) => `2026-11-${day}`)
    expect(specialHours!.flatMap(({ date }) => (date < '2026-12' ? date : []))).toEqual(closed)
  },
  async 'slot-full'() {
    const free = async () => {
      const { body } = await send<Schemas['SlotList']>(customer.sandbox, 'GET', `${RESTAURANT}/slots?type=PICKUP`)
      return body.days.flatMap(({ slots }) => slots).find(({ available }) => available)?.startsAt
    }
    const next = (await free())!
    await start('slot-full')
    expect(Date.parse((await free())!)).toBeGreaterThan(Date.parse(next))
  },
  async 'promo-ended'() {
    expect(await problemCodes(customer, TEN_OFF)).toEqual([])
    await start('promo-ended')
    expect(await problemCodes(customer, TEN_OFF)).toEqual(['PROMO_EXPIRED'])
  },
  async points() {
    await start('points')
    expect(historyOf(await readPoints(customer))).toEqual([['GRANTED', 300]])
  },
  async 'card-declined'() {
    const paid = paidBy(customer, 'SAVED')
    await start('card-declined')
    expect((await placedOrder(customer, paid)).payment).toMatchObject({ status: 'DECLINED' })
  },
  async 'payment-slow'() {
    const { id } = await placedOrder(customer)
    await start('payment-slow')
    expect(await waitOf(() => readPayment(customer, id))).toBe(4000)
  },
  async 'payment-lost'() {
    const { id } = await placedOrder(customer)
    await start('payment-lost')
    const read = async () => (await customer.call('GET', `${customer.home}/orders/${id}/payment`)).status
    expect([await read(), await read()]).toEqual([0, 200])
  },
  async 'order-step'() {
    const { id, status } = await receivedOrder(customer, 'HOSTED', AT_SEVEN)
    await start('order-step')
    expect([status, (await readOrder(customer, id)).status]).toEqual(['RECEIVED', 'CONFIRMED'])
  },
  async 'order-moved'() {
    const { id, fulfilment } = await receivedOrder(customer, 'HOSTED', AT_SEVEN)
    await start('order-moved')
    const moved = (await readOrder(customer, id)).fulfilment
    expect([moved.movedFrom, Date.parse(moved.readyAt) - Date.parse(fulfilment.readyAt)]).toEqual([
      fulfilment.readyAt,
      15 * 60_000,
    ])
  },
  async night() {
    await start('night')
    expect((await profile()).body.status).toMatchObject({ open: false })
  },
  async small() {
    await start('small')
    expect((await sections()).map(({ items }) => items.length)).toEqual([4, 4])
  },
  async large() {
    await start('large')
    const lengths = (await sections()).map(({ items }) => items.length)
    expect([lengths.length, lengths.reduce((sum, length) => sum + length)]).toEqual([60, 5000])
  },
  async full() {
    await start('small')
    await start('full')
    expect(await card('charred-corn-ribs')).toBeDefined()
    expect((await sections()).length).toBeGreaterThan(2)
  },
  async clear() {
    await startScenario(customer.sandbox, { name: 'fail', status: 500 })
    await start('clear')
    expect((await menus()).status).toBe(200)
  },
  async reset() {
    await start('sold-out')
    await start('reset')
    expect(await card('hand-pulled-noodles')).toMatchObject({ soldOut: false })
    expect(customer.sandbox.context.state.carts).toEqual({})
  },
}

it('every scenario of the panel has a test of its effect', () => {
  expect(Object.keys(EFFECTS)).toEqual(stories.map(({ id }) => id))
})

it.each(stories)('the scenario $id: $tells', ({ id }) => EFFECTS[id]!())

it('an address that names a scenario is replaced by one without it', async () => {
  const answer = await startNamed(customer.sandbox, {
    url: `${ORIGIN}/menu?menu=all-day&scenario=small`,
    method: 'GET',
  })
  expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/menu?menu=all-day'])
})

it('a menu of one plain dish has the scenarios that fit it, and no promo code means none that ends', () => {
  const [dish] = seedMenus.menus[0]!.sections[0]!.items
  const menu = {
    menus: [{ id: 'm', name: 'M', sections: [{ id: 's', name: 'S', items: [{ ...dish!, optionGroups: [] }] }] }],
  }
  const few = storiesOf({ restaurant: { ...restaurant, promoCodes: [] }, menu, now: Date.now })
  const ids = few.map(({ id }) => id)
  expect(stories.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual(['option-gone', 'promo-ended'])
  expect(few.find(({ id }) => id === 'sold-out')?.label).toBe(`Sold out: ${dish!.name}`)
})
