import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Schemas } from '../../src/api/types'
import { addLine, cartOf } from '../../src/sandbox/rules/cart'
import { saveCard, cardsOf } from '../../src/sandbox/rules/cards'
import { changeOrder, settleChange } from '../../src/sandbox/rules/change-order'
import { quoteChange } from '../../src/sandbox/rules/change-quote'
import { unmadeNow } from '../../src/sandbox/rules/changeable'
import { moveReady, stepOn } from '../../src/sandbox/rules/kitchen'
import { cancelOrder, orderView } from '../../src/sandbox/rules/orders'
import { settlePayment } from '../../src/sandbox/rules/payments'
import { placeOrder } from '../../src/sandbox/rules/place-order'
import { makeQuote } from '../../src/sandbox/rules/quote'
import { Refusal } from '../../src/sandbox/refusal'
import { createSandbox } from '../../src/sandbox/sandbox'
import { ADA, FRIDAY, PHONE } from '../sandbox/clients'
import { cartLine, orderOf } from '../sandbox/orders'

const KINDS = ['HOSTED', 'SAVED', 'AT_RESTAURANT'] as const
const DISHES = [
  cartLine('tamarind-lemonade', 'all-day.drinks', 450),
  cartLine('charred-corn-ribs', 'all-day.small-plates', 850),
]
const SEVEN = '2026-11-21T00:00:00.000Z'
const customerId = 'cus_a'
const { context } = createSandbox()
const device = fc.constantFrom(0, 1)

const wish = {
  device,
  quantities: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 2 }),
  addCart: fc.boolean(),
  time: fc.constantFrom(null, null, SEVEN),
}
/** `lost`: how often the answer is lost and the same change sent again. */
const sending = { device, lost: fc.nat(2), declined: fc.nat(4).map((one) => one === 0) }
const outcome = fc.constantFrom('PAID' as const, 'PAID' as const, 'DECLINED' as const)

const step = fc.oneof(
  fc.record({ does: fc.constant('add' as const), dish: fc.constantFrom(0, 1), qty: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('quote' as const), ...wish }),
  fc.record({ does: fc.constant('save' as const), ...sending }),
  /** Priced and saved at once. */
  { weight: 3, arbitrary: fc.record({ does: fc.constant('change' as const), ...wish, ...sending }) },
  fc.record({ does: fc.constant('save again' as const), device }),
  /** The newest session is 0. */
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('pay' as const), session: fc.constantFrom(0, 0, 1), status: outcome }),
  },
  fc.record({ does: fc.constantFrom('accept' as const, 'cancel' as const, 'move' as const) }),
  fc.record({ does: fc.constant('wait' as const), seconds: fc.constantFrom(1, 20, 1000) }),
)
type Wish = Extract<Step, { does: 'quote' }>
type Sending = Extract<Step, { does: 'save' }>
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** What an order is: its dishes, its price, its note and its time. */
const asIs = ({ lines, totals, note, fulfilment }: Schemas['Order']) =>
  JSON.stringify([
    lines.map(({ menuItemId, quantity, unitPrice }) => [menuItemId, quantity, unitPrice]),
    totals.total,
    note,
    fulfilment.requestedTime,
  ])

/** Plays steps and returns what does not agree. */
function play(kind: (typeof KINDS)[number], steps: Step[]): string[] {
  context.reset()
  const { state, scenarios } = context
  let now = Date.parse(FRIDAY)
  const setClock = () => scenarios.setClock(new Date(now).toISOString())
  setClock()
  state.customers.push({ id: customerId, ...ADA, phone: PHONE, createdAt: FRIDAY })
  saveCard(customerId, context)
  for (const dish of DISHES) addLine(customerId, { ...dish, qty: 2 }, context)
  const first = makeQuote(customerId, { fulfilment: { type: 'PICKUP', requestedTime: null } }, context)
  const paymentMethodId = cardsOf(customerId, context)[0]!.id
  const order = placeOrder(
    customerId,
    { ...orderOf(first), paymentMethod: { type: kind, ...(kind === 'SAVED' && { paymentMethodId }) } },
    'the first one',
    context,
  )
  for (const session of state.sessions) settlePayment(session, { status: 'PAID', saves: false }, context)
  const wrong: string[] = []
  const expectThat = (holds: boolean, words: string) => void (holds || wrong.push(words))
  const view = () => orderView(order, context)
  /** What the customer has paid or owes, by what each call said that it charges or returns. */
  let paid = order.totals.total
  const asked = new Map<number, { quote: Schemas['ChangeQuote']; wanted: string; key: string }>()
  const waiting = new Map<string, { wanted: string; amount: number }>()

  function save({ quote, wanted, key }: { quote: Schemas['ChangeQuote']; wanted: string; key: string }) {
    const before = asIs(view())
    const isNew = !order.changeKeys?.includes(key)
    const body = { quoteId: quote.id, expectedDifference: quote.difference, returnUrl: 'http://shop.test/track-order' }
    changeOrder(order, body, key, context)
    const { change } = view()
    if (!isNew) return expectThat(asIs(view()) === before, 'the same key changed something')
    if (kind === 'HOSTED' && quote.difference > 0) {
      expectThat(asIs(view()) === before, 'a change that is not paid changed something')
      expectThat(change?.payment.amount === quote.difference, 'another amount is asked for')
      waiting.set(order.unmade!.sessionId, { wanted, amount: quote.difference })
    } else {
      expectThat(asIs(view()) === wanted, 'a change is not wholly there')
      paid += quote.difference
    }
  }

  function ask({ device: at, quantities, addCart, time }: Omit<Wish, 'does'>) {
    const lines = order.lines.slice(0, 2).map(({ cartItemId }, nth) => ({ cartItemId, quantity: quantities[nth]! }))
    const request = { lines, addCart, note: `as ${at}`, requestedTime: time }
    const quote = quoteChange(order, request, context)
    const fulfilment = { ...order.fulfilment, requestedTime: time }
    const wanted = asIs({ ...view(), lines: quote.lines, totals: quote.totals, note: request.note, fulfilment })
    asked.set(at, { quote, wanted, key: crypto.randomUUID() })
  }

  function send({ device: at, lost, declined }: Omit<Sending, 'does'>) {
    const last = asked.get(at)
    if (!last) return
    state.declines = declined ? 1 : 0
    for (let sent = 0; sent <= lost; sent++) save(last)
  }

  function act(one: Step) {
    switch (one.does) {
      case 'add':
        return addLine(customerId, { ...DISHES[one.dish]!, qty: one.qty }, context)
      case 'quote':
        return ask(one)
      case 'save':
        return send(one)
      case 'change':
        ask(one)
        return send(one)
      case 'save again': {
        const last = asked.get(one.device)
        return last && save(last)
      }
      case 'pay': {
        const session = state.sessions.filter(({ changes }) => changes).at(-1 - one.session)
        if (!session) return
        const isOpen = unmadeNow(order, context)?.session?.id === session.id
        const before = asIs(view())
        settleChange(session, { status: one.status, saves: false }, context)
        const { wanted, amount } = waiting.get(session.id)!
        const isTaken = isOpen && one.status === 'PAID'
        expectThat(asIs(view()) === (isTaken ? wanted : before), 'a payment and its change do not go together')
        if (isTaken) paid += amount
        return
      }
      case 'accept':
        return stepOn(order, now)
      case 'cancel':
        cancelOrder(order, context)
        paid = 0
        return
      case 'move':
        return moveReady(order, 15, now)
      case 'wait':
        now += one.seconds * 1000
        return setClock()
    }
  }

  for (const one of steps) {
    state.declines = 0
    const before = [asIs(view()), JSON.stringify(cartOf(customerId, context))]
    try {
      act(one)
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      const isAfterLostAnswer = (one.does === 'save' || one.does === 'change') && one.lost > 0
      const after = [asIs(view()), JSON.stringify(cartOf(customerId, context))]
      expectThat(isAfterLostAnswer || after.join() === before.join(), `a refusal changed something: ${one.does}`)
    }
    const { payment, totals, lines, status } = view()
    const isOver = status === 'CANCELLED'
    expectThat((isOver ? 0 : totals.total) === paid, `after ${one.does} ${paid} is paid for ${totals.total}`)
    expectThat(isOver || payment.amount === paid, `after ${one.does} the payment says ${payment.amount} of ${paid}`)
    const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
    expectThat(totals.subtotal === subtotal && totals.total === subtotal + totals.tax, 'the dishes are not the total')
  }
  return wrong
}

it('what is paid is what the dishes cost, and a change is made as a whole or not at all', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(fc.constantFrom('HOSTED', ...KINDS), fc.array(step, { minLength: 4, maxLength: 20 }), (kind, steps) => {
      expect(play(kind, steps)).toEqual([])
    }),
    { numRuns: 100 },
  )
})
