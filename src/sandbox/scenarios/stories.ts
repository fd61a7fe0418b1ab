import { dayIn } from '../../lib/zone'
import type { SandboxContext } from '../context'
import { Refusal } from '../refusal'
import { addDays, instantOf } from '../../lib/calendar'
import type { SeedItem } from '../seed/types'
import { fromAge, optionGone, priceUp, soldOut } from './dish-stories'
import type { Scenario, Story } from './scenarios'

type Shop = Pick<SandboxContext, 'restaurant' | 'menu' | 'now'>
type Restaurant = Shop['restaurant']

function promoEnded({ promoCodes }: Restaurant, now: number): Story[] {
  const promo = promoCodes.find(({ ends }) => Date.parse(ends) > now)
  if (!promo) return []
  return [
    {
      id: 'promo-ended',
      label: `${promo.code} has ended`,
      scenario: { name: 'promo-ended', code: promo.code },
      tells: `The checkout says “The code ${promo.code} has expired”.`,
    },
  ]
}

const fourAm = ({ timeZone }: Restaurant, now: number) =>
  new Date(instantOf(addDays(dayIn(new Date(now), timeZone), 1), '04:00', timeZone)).toISOString()

const dishesOf = ({ menus }: Shop['menu']) => menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))

/** What can happen to a shop and its menu, each with what its customer should see. */
export const storiesOf = ({ restaurant, menu, now }: Shop): Story[] => told(dishesOf(menu), restaurant, now)

function points({ pointsProgram }: Restaurant): Story[] {
  if (!pointsProgram) return []
  return [
    {
      id: 'points',
      label: `300 ${pointsProgram.name} for the newest customer`,
      scenario: { name: 'grant-points', points: 300 },
      tells: 'The checkout offers rewards, and the account has the points in its history.',
    },
  ]
}

const told = (dishes: SeedItem[], restaurant: Restaurant, now: () => number): Story[] => [
  {
    id: 'slow',
    label: 'Every call takes 2 s',
    scenario: { name: 'latency', ms: 2000 },
    tells: 'The menu is grey shapes until it is there; a tap still shows at once.',
  },
  {
    id: 'every-fifth',
    label: 'Every fifth call fails',
    scenario: { name: 'chaos', share: 0.2, seed: 1 },
    tells: 'The menu is there all the same: what is only read is asked for again.',
  },
  {
    id: 'failing-change',
    label: 'The next cart change fails',
    scenario: { name: 'fail', status: 500, match: '/cart-items', times: 1 },
    tells: 'A toast says “Failed to add item to cart”, and the cart is as it was.',
  },
  {
    id: 'lost-answer',
    label: 'The answer to the next cart change is lost',
    scenario: { name: 'lost-answer', match: '/cart-items', times: 1 },
    tells: 'The dish is in the cart once, as the cart is read again.',
  },
  {
    id: 'expired-token',
    label: 'The token has expired',
    scenario: { name: 'expired-token' },
    tells: 'Nothing: the session is renewed, and the page goes on.',
  },
  ...soldOut(dishes),
  ...optionGone(dishes),
  ...priceUp(dishes, restaurant),
  ...fromAge(dishes),
  {
    id: 'closed',
    label: 'Closed for today',
    scenario: { name: 'closed' },
    tells: 'The checkout says “We are closed now”, and when the order would be ready instead.',
  },
  {
    id: 'holidays',
    label: 'Closed for a week',
    scenario: { name: 'holidays', days: 7 },
    tells: 'The status says the date of the next opening, and the hours on Contact list the days.',
  },
  {
    id: 'slot-full',
    label: 'The next free time is taken',
    scenario: { name: 'slot-full' },
    tells: 'Who had chosen it is told “The time you chose has just been taken”, with the next one to take.',
  },
  ...promoEnded(restaurant, now()),
  ...points(restaurant),
  {
    id: 'card-declined',
    label: 'The saved card is declined',
    scenario: { name: 'card-declined', times: 1 },
    tells: 'Placing an order with it ends at “Your payment was declined”, and the cart is kept.',
  },
  {
    id: 'payment-slow',
    label: 'The payment takes its time',
    scenario: { name: 'latency', ms: 4000, match: '/payment' },
    tells: 'Back from the payment page it says “Checking your payment” until that is known.',
  },
  {
    id: 'payment-lost',
    label: 'The word on the payment is lost once',
    scenario: { name: 'lost-answer', match: '/payment', times: 1 },
    tells: 'Back from the payment page it is asked again, and ends at “Thank you”.',
  },
  {
    id: 'order-step',
    label: 'The newest order takes its next step',
    scenario: { name: 'order-step' },
    tells: 'The notifications of its customer name the step, “Confirmed” after “Received”.',
  },
  {
    id: 'order-moved',
    label: 'The kitchen needs 15 minutes more',
    scenario: { name: 'order-moved', minutes: 15 },
    tells: 'The newest order names its new time and the one before, on its page and in the notifications.',
  },
  {
    id: 'night',
    label: 'It is four in the morning',
    scenario: { name: 'clock', now: fourAm(restaurant, now()) },
    tells: 'The menu says whether it is open then, and when it opens or closes.',
  },
  {
    id: 'small',
    label: 'A small menu',
    scenario: { name: 'seed', size: 'small' },
    tells: 'The menu has two sections of four dishes.',
  },
  {
    id: 'large',
    label: 'A menu of 5,000 dishes',
    scenario: { name: 'seed', size: 'large' },
    tells: 'The menu has 60 sections, and scrolls as the usual one does.',
  },
  {
    id: 'full',
    label: 'The usual menu',
    scenario: { name: 'seed', size: 'full' },
    tells: `The menu has ${dishes.length} dishes, ${dishes[0]?.name} first.`,
  },
  {
    id: 'clear',
    label: 'All is well again',
    scenario: { name: 'clear' },
    tells: 'What was slow or failing is not any more; what has happened to dishes and codes stays until the reset.',
  },
  {
    id: 'reset',
    label: 'Everything as new',
    scenario: { name: 'reset' },
    tells: 'The menu is as it was, at the time it is; customers and orders are gone.',
  },
]

/** The scenario of a story. @throws Refusal 422 for an unknown id, listing the known ones */
export function storyOf(id: string, shop: Shop): Scenario {
  const stories = storiesOf(shop)
  const story = stories.find((one) => one.id === id)
  if (story) return story.scenario
  throw new Refusal(
    422,
    'BAD_REQUEST',
    `There is no such scenario. There are ${stories.map((one) => one.id).join(', ')}.`,
  )
}
