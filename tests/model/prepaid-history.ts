import type { Schemas } from '../../src/api/types'
import { addLine, cartOf, totalOf } from '../../src/sandbox/rules/cart'
import { saveCard, cardsOf } from '../../src/sandbox/rules/cards'
import { buyGiftCard, settlePurchase } from '../../src/sandbox/rules/gift-card-purchases'
import { checkGiftCard } from '../../src/sandbox/rules/gift-cards'
import { settleOrders } from '../../src/sandbox/rules/holds'
import { reportIssue, settleIssue } from '../../src/sandbox/rules/issues'
import { cancelOrder } from '../../src/sandbox/rules/orders'
import { placeOrder } from '../../src/sandbox/rules/place-order'
import { settlePayment, startPayment } from '../../src/sandbox/rules/payments'
import { grantPoints } from '../../src/sandbox/rules/points'
import { makeQuote } from '../../src/sandbox/rules/quote'
import { saveAddress } from '../../src/sandbox/rules/addresses'
import { createSandbox } from '../../src/sandbox/sandbox'
import { Refusal } from '../../src/sandbox/refusal'
import type { StoredOrder } from '../../src/sandbox/state'
import { cartLine, ADDRESS } from '../sandbox/orders'
import { ADA, PHONE } from '../sandbox/clients'
import { BOUGHT } from '../sandbox/prepaid'
import { createChecks, GRANTED } from './prepaid-checks'

type Quote = Schemas['Quote']
type Who = 0 | 1
type Device = { who: Who; device: 0 | 1 }
type Wish = { cards: number[]; reward: number | null; promo: boolean; tip: number; delivery: boolean }
/** `lost`: how often the answer is lost and the same order sent again. */
type Payment = { method: Schemas['PaymentMethodType']; lost: number; declined: boolean }
export type Step =
  | { does: 'add'; who: Who; dish: number; count: number }
  | ({ does: 'quote' } & Device & Wish)
  | ({ does: 'place' } & Device & Payment)
  /** Priced and placed at once. */
  | ({ does: 'order' } & Device & Wish & Payment)
  | { does: 'pay'; order: number; outcome: 'PAID' | 'DECLINED' | 'CANCELLED' }
  | { does: 'pay again'; order: number }
  | { does: 'cancel'; order: number; times: number }
  | { does: 'wait'; minutes: number }
  /** `times`: how often the report and the choice are sent, as after lost answers. */
  | { does: 'report'; order: number; pieces: number[]; offer: Schemas['IssueOffer']['type']; times: number }
  | { does: 'buy'; who: Who; paid: boolean }

const DISHES = [
  cartLine('tamarind-lemonade', 'all-day.drinks', 450),
  cartLine('charred-corn-ribs', 'all-day.small-plates', 850),
  cartLine('tamarind-flan', 'all-day.sweet', 800),
]
const REWARDS = ['drink', 'five-off', 'dessert', 'fifth', 'unknown']
const CUSTOMERS = ['cus_a', 'cus_b']
/** A cart of less gets more dishes before it is priced, as it could not be ordered. */
const MINIMUM = 2000
const sandbox = createSandbox()

/** Two customers with two devices each, who share gift cards. @param start when it begins, in ms */
export function createHistory(start: number) {
  const { context } = sandbox
  context.reset()
  const { state } = context
  let now = start
  const setClock = () => context.scenarios.setClock(new Date(now).toISOString())
  setClock()
  const cards = [
    { number: '1000', pin: '1', balance: 2500, currency: 'USD', expiresAt: null },
    { number: '2000', pin: '2', balance: 700, currency: 'USD', expiresAt: null },
    { number: '3000', pin: '3', balance: 9000, currency: 'USD', expiresAt: null },
  ]
  state.giftCards = cards
  const issued = new Map(cards.map(({ number, balance }) => [number, balance]))
  const addresses = CUSTOMERS.map((id) => {
    state.customers.push({ id, ...ADA, phone: PHONE, createdAt: new Date(start).toISOString() })
    grantPoints(id, GRANTED, context)
    saveCard(id, context)
    return saveAddress(id, { label: 'Home', address: ADDRESS }, context).id
  })
  const seen = new Map<string, { quote: Quote; key: string }>()
  const shown = new Map<string, Quote>()
  const unlike: string[] = []
  /** The newest order is 0. */
  const orderAt = (at: number) => state.orders.at(-1 - at)

  function place({ who, device, method, lost, declined }: Device & Payment) {
    const at = seen.get(`${who} ${device}`)
    if (!at) return
    const { quote, key } = at
    const id = CUSTOMERS[who]!
    const card = cardsOf(id, context)[0]!.id
    const body: Schemas['PlaceOrderRequest'] = {
      ...{ quoteId: quote.id, expectedTotal: quote.totals.total, note: null, cutlery: false },
      contact: { ...ADA, phone: PHONE },
      paymentMethod: { type: method, ...(method === 'SAVED' && { paymentMethodId: card }) },
      returnUrl: 'http://shop.test/payment-return',
    }
    state.declines = declined ? 1 : 0
    const orders = [placeOrder(id, body, key, context)]
    for (let count = 0; count < lost; count++) orders.push(placeOrder(id, body, key, context))
    state.declines = 0
    if (new Set(orders).size > 1) unlike.push('an order exists twice')
    shown.set(orders[0]!.id, quote)
  }

  function quoteFor({ who, device, cards: chosen, reward, promo, tip, delivery }: Device & Wish) {
    const id = CUSTOMERS[who]!
    const giftCardIds = chosen.flatMap((at) => {
      const { number, pin, balance } = cards[at]!
      return balance > 0 ? [checkGiftCard(id, { number, pin, keep: true }, context).id] : []
    })
    if (totalOf(cartOf(id, context)) < MINIMUM) addLine(id, { ...DISHES[2]!, qty: 3 }, context)
    const quote = makeQuote(
      id,
      {
        fulfilment: {
          ...(delivery ? { type: 'DELIVERY', addressId: addresses[who]! } : { type: 'PICKUP' }),
          requestedTime: null,
        },
        tip: { amount: tip },
        promoCode: promo ? 'MARKET10' : null,
        rewardId: reward === null ? null : REWARDS[reward]!,
        giftCardIds,
      },
      context,
    )
    if (quote.problems.length === 0) seen.set(`${who} ${device}`, { quote, key: crypto.randomUUID() })
  }

  function report(order: StoredOrder, { pieces, offer, times }: Step & { does: 'report' }) {
    const dishes = order.lines.flatMap(({ cartItemId, quantity }, at) => {
      const count = Math.min(pieces[at] ?? 0, quantity)
      return count > 0 ? [{ cartItemId, quantity: count, reason: 'MISSING' as const }] : []
    })
    const known = order.issue
    for (let count = 0; count < times; count++) {
      const issue = reportIssue(order, { dishes, comment: null, picture: null }, context)
      if (issue.id !== order.issue?.id) unlike.push('a report exists twice')
    }
    const cardsBefore = state.giftCards!.length
    for (let count = 0; count < times; count++) settleIssue(order, { type: offer }, context)
    const credits = state.giftCards!.slice(cardsBefore)
    for (const { number, balance } of credits) issued.set(number, balance)
    const credit = known?.choice ? 0 : offer === 'CREDIT' ? 1 : 0
    if (credits.length !== credit) unlike.push(`a choice has ${credits.length} credits`)
  }

  function act(step: Step) {
    switch (step.does) {
      case 'add':
        return addLine(CUSTOMERS[step.who]!, { ...DISHES[step.dish]!, qty: step.count }, context)
      case 'quote':
        return quoteFor(step)
      case 'place':
        return place(step)
      case 'order':
        quoteFor(step)
        return place(step)
      case 'pay': {
        const session = state.sessions.find(({ id }) => id === orderAt(step.order)?.payment.sessionId)
        if (session) settlePayment(session, { status: step.outcome, saves: false }, context)
        return
      }
      case 'pay again': {
        const order = orderAt(step.order)
        if (order) startPayment(order, 'http://shop.test/payment-return', context)
        return
      }
      case 'cancel': {
        const order = orderAt(step.order)
        for (let count = 0; order && count < step.times; count++) cancelOrder(order, context)
        return
      }
      case 'report': {
        const order = orderAt(step.order)
        for (let count = 0; order && count < step.times; count++) report(order, step)
        return
      }
      case 'wait':
        now += step.minutes * 60_000
        return setClock()
      case 'buy': {
        const purchase = buyGiftCard(CUSTOMERS[step.who]!, BOUGHT, crypto.randomUUID(), context)
        settlePurchase(purchase, step.paid ? 'PAID' : 'DECLINED', context)
        if (purchase.cardNumber) issued.set(purchase.cardNumber, purchase.amount)
      }
    }
  }

  const checks = createChecks(CUSTOMERS, shown, issued, context)
  return {
    /** Does a step. The sandbox may refuse it. */
    play(step: Step) {
      settleOrders(context)
      try {
        act(step)
      } catch (cause) {
        if (!(cause instanceof Refusal)) throw cause
      }
      settleOrders(context)
    },
    /** What is not as it has to be. */
    faults: (): string[] => [...unlike, ...checks.faults()],
    counts: checks.counts,
  }
}
