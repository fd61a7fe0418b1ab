import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GUESTS, shareWorld, type Event } from '../../../tests/sandbox/share-world'

const who = fc.nat({ max: GUESTS.length - 1 })
const outcome = fc.constantFrom('approve' as const, 'approve' as const, 'decline' as const, 'cancel' as const)
const priced = { tip: fc.nat({ max: 700 }), promo: fc.boolean() }
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('ask' as const), ...priced }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('start' as const), who }) },
  { weight: 9, arbitrary: fc.record({ does: fc.constantFrom('press', 'pay', 'pay'), who, outcome }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('leave', 'join', 'choose', 'take out'), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('order', 'order', 'order at the restaurant'), ...priced }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('open', 'lock', 'cancel', 'pay again') }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('end' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('host presses' as const), outcome }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.nat({ max: 16 }) }) },
)

const asks: Event = { does: 'ask', tip: 333, promo: false }
const paysAll: Event[] = GUESTS.map((_, guest) => ({ does: 'pay', who: guest, outcome: 'approve' }))
/** Some pay, one is declined, one leaves, one does nothing; then the order is placed, paid and cancelled. */
const USUAL: Event[] = [
  asks,
  ...paysAll.slice(0, 2),
  { does: 'pay', who: 2, outcome: 'decline' },
  { does: 'leave', who: 1 },
  { does: 'start', who: 3 },
  { does: 'order', tip: 500, promo: false },
  { does: 'press', who: 3, outcome: 'approve' },
  { does: 'host presses', outcome: 'approve' },
  { does: 'cancel' },
]
/** All have paid when a code makes the order cheaper than what they paid. */
const CHEAPER: Event[] = [asks, ...paysAll, { does: 'take out', who: 0 }, { does: 'order', tip: 0, promo: true }]
/** The payment of the host fails, and what it counted on changes before it is paid once more. */
const after = (happens: Event): Event[] => [
  ...paysAll.slice(0, 3),
  { does: 'order', tip: 0, promo: false },
  { does: 'host presses', outcome: 'decline' },
  happens,
  { does: 'pay again' },
  { does: 'host presses', outcome: 'approve' },
]
const CHANGED = [
  ...[{ does: 'open' }, { does: 'end' }, { does: 'cancel' }],
  ...[
    { does: 'leave', who: 1 },
    { does: 'order', tip: 0, promo: true },
  ],
].map((happens) => after(happens as Event))
/** Shares are asked for while an order without any waits for its payment. */
const ASKED_LATE: Event[] = [
  { does: 'open' },
  { does: 'order', tip: 0, promo: false },
  { does: 'host presses', outcome: 'cancel' },
  asks,
  ...paysAll,
  { does: 'pay again' },
  { does: 'host presses', outcome: 'approve' },
]
const KNOWN: Event[][] = [USUAL, CHEAPER, ...CHANGED, ASKED_LATE]

it.each(['USD', 'JPY', 'BHD'])(
  'in %s no share is lost or paid twice, whatever happens in whatever order',
  async (currency) => {
    let paid = 0
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 8, maxLength: 24 }), async (events) => {
        const world = await shareWorld(currency)
        for (const one of [asks, ...events]) {
          await world.happen(one)
          await world.isRight()
        }
        paid += world.taken.filter((amount) => amount > 0).length
      }),
      { numRuns: 30, examples: KNOWN.map((events): [Event[]] => [events]) },
    )
    expect(paid).toBeGreaterThan(7)
  },
  180_000,
)
