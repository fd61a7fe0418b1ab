import { expect } from 'vitest'
import { createSandbox } from '../../src/sandbox/sandbox'
import { restaurant } from '../../src/sandbox/seed/restaurant'
import type { Schemas } from '../../src/api/types'
import { type Customer, passes, send, signedInCustomer } from './clients'
import { joined, startedGroup } from './groups'
import { addToCart, lemonade, orderOf, pay, PICKUP, place, quoted, readCart, retryPayment } from './orders'
import { askShares, openPage, ownShare } from './shares'

type Order = Schemas['Order']
export const GUESTS = ['Grace', 'Alan', 'Edith', 'Barbara', 'Katherine']

/** What may happen to a group order whose guests pay their shares. `who` is one of the five guests. */
export type Event =
  | { does: 'ask' | 'order' | 'order at the restaurant'; tip: number; promo: boolean }
  | { does: 'open' | 'lock' | 'end' | 'cancel' | 'pay again' }
  | { does: 'start' | 'leave' | 'join' | 'choose' | 'take out'; who: number }
  | { does: 'press' | 'pay'; who: number; outcome: 'approve' | 'decline' | 'cancel' }
  | { does: 'host presses'; outcome: 'approve' | 'decline' | 'cancel' }
  | { does: 'wait'; minutes: number }

/** A group of a host and five guests, with what each has paid by the pages they saw. */
export async function shareWorld(currency: string) {
  const taxed = { ...restaurant, currency, minimumOrder: 0, tax: { percent: 8.875, included: currency === 'JPY' } }
  const host: Customer = await signedInCustomer({ sandbox: createSandbox({ restaurant: taxed }) })
  const { sandbox } = host
  const { id } = await startedGroup(host)
  const guests = await Promise.all(GUESTS.map((name) => joined(host, id, name, `the-token-of-${name}`)))
  for (const [at, guest] of guests.entries()) await guest('POST', '/items', lemonade(at + 1))
  await addToCart(host, lemonade(1))
  const pages: (string | null)[] = GUESTS.map(() => null)
  /** What the pages have taken, by guest. */
  const taken = GUESTS.map(() => 0)
  let [hostPage, orderId] = [null as string | null, '']
  const group = () => sandbox.context.state.groups!.find((one) => one.id === id)!
  const change = (status: string) => host.call('PUT', `${host.home}/group-order`, { status })

  const liveOrders = () =>
    sandbox.context.state.orders.filter(({ groupId, cancelledAt }) => groupId === id && !cancelledAt)

  async function open(who: number) {
    const { body } = await openPage(guests[who]!)
    pages[who] = body.own?.share?.url ?? pages[who]!
  }

  async function order(tip: number, promo: boolean, type: 'HOSTED' | 'AT_RESTAURANT') {
    const quote = await quoted(host, { ...PICKUP, tip: { amount: tip }, promoCode: promo ? 'MARKET10' : null })
    const { status, body } = await place<Order>(host, { ...orderOf(quote), paymentMethod: { type } })
    if (status !== 201) return
    orderId = body.id
    hostPage = body.payment.url
  }

  /** Presses a button of a guest's page, as long as that shows what is to be paid. */
  async function press(who: number, outcome: 'approve' | 'decline' | 'cancel') {
    const url = pages[who]
    if (!url) return
    const shown = await send(sandbox, 'GET', url)
    // Who pays now pays for an order that is asked for, not for one that is placed.
    if (liveOrders().length > 0) expect(shown.status).not.toBe(200)
    const before = await ownShare(guests[who]!)
    await pay(sandbox, url, outcome)
    if (shown.status === 200 && outcome === 'approve') taken[who]! += before!.total
  }

  async function happen(event: Event): Promise<unknown> {
    switch (event.does) {
      case 'ask':
        return askShares(host, { ...PICKUP, tip: { amount: event.tip }, promoCode: event.promo ? 'MARKET10' : null })
      case 'order':
        return order(event.tip, event.promo, 'HOSTED')
      case 'order at the restaurant':
        return order(event.tip, event.promo, 'AT_RESTAURANT')
      case 'open':
        return change('OPEN')
      case 'lock':
        return change('LOCKED')
      case 'end':
        return change('ENDED')
      case 'cancel':
        return host.call('POST', `${host.home}/orders/${orderId}/cancel`)
      case 'pay again': {
        const { body } = await retryPayment(host, orderId || 'none')
        return (hostPage = body.url ?? hostPage)
      }
      case 'start':
        return open(event.who)
      case 'pay':
        await open(event.who)
        return press(event.who, event.outcome)
      case 'leave':
        return guests[event.who]!('DELETE', '/participants/own')
      case 'join':
        return guests[event.who]!('POST', '/participants', { name: GUESTS[event.who] })
      case 'choose':
        return guests[event.who]!('POST', '/items', lemonade(2))
      case 'take out': {
        const line = (await readCart(host)).items.find(({ participant }) => participant?.name === GUESTS[event.who])
        return line && host.call('PUT', `${host.home}/cart/cart-items/${line.cartItemId}`, { qty: (line.qty ?? 1) - 1 })
      }
      case 'press':
        return press(event.who, event.outcome)
      case 'host presses':
        return hostPage && pay(sandbox, hostPage, event.outcome)
      case 'wait':
        return passes(host, event.minutes * 60_000)
    }
  }

  /** All money is where it belongs, to the minor unit. */
  async function isRight() {
    const { shares = [], participants, status } = group()
    const held = await Promise.all(
      guests.map(async (guest, at) => {
        const ofGuest = shares.filter(({ participantId }) => participantId === participants[at]!.id)
        const paid = ofGuest.filter((share) => share.status === 'PAID' || share.status === 'RETURNED')
        expect(paid.reduce((sum, { total }) => sum + total, 0)).toBe(taken[at])
        const own = await ownShare(guest)
        const seen = own?.status === 'PAID' ? own.total - own.returned : 0
        expect(paid.reduce((sum, { total, returned }) => sum + total - returned, 0)).toBe(seen)
        return seen
      }),
    )
    const ofGuests = held.reduce((sum, amount) => sum + amount, 0)
    const orders = liveOrders()
    expect(orders.length).toBeLessThanOrEqual(1)
    const [live] = orders
    if (status !== 'LOCKED' && !live) expect(ofGuests).toBe(0)
    if (status === 'OPEN' || status === 'ENDED') expect(ofGuests).toBe(0)
    if (!live) return
    const { totals, payment, receivedAt } = live
    const byShares = (totals.sharesPaid ?? []).reduce((sum, { amount }) => sum + amount, 0)
    const due = totals.due ?? totals.total
    expect(byShares + due).toBe(totals.total)
    expect(due).toBeGreaterThanOrEqual(0)
    if (receivedAt === null) return expect(byShares).toBeLessThanOrEqual(ofGuests)
    expect(byShares).toBe(ofGuests)
    const { body } = await host.call<Order>('GET', `${host.home}/orders/${live.id}`)
    expect(ofGuests + body.payment.amount).toBe(totals.total)
    expect(['PAID', 'PENDING']).toContain(payment.status)
  }

  return { happen, isRight, group, taken, host, guests }
}
