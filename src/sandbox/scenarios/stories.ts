import { Refusal } from '../refusal'
import type { Scenario } from './scenarios'

export type Story = {
  /** Its name in a URL: `?scenario=id`. */
  id: string
  label: string
  scenario: Scenario
  /** What the storefront then shows. */
  tells: string
}

/** What can happen to a shop, each with what its customer should see. */
export const stories: Story[] = [
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
  {
    id: 'sold-out',
    label: 'The noodles are sold out',
    scenario: { name: 'sold-out', itemId: 'hand-pulled-noodles' },
    tells: 'The menu marks the hand-pulled noodles “Sold out”, and they cannot be added.',
  },
  {
    id: 'option-gone',
    label: 'No eggs for the noodles',
    scenario: { name: 'option-gone', itemId: 'hand-pulled-noodles', optionId: 'soft-egg' },
    tells: 'The noodles’ page marks the soft egg “Sold out”.',
  },
  {
    id: 'price-up',
    label: 'The corn ribs cost $1 more',
    scenario: { name: 'price-up', itemId: 'charred-corn-ribs', by: 100 },
    tells: 'A cart that holds them says “The price has changed”, with the old and the new one to accept.',
  },
  {
    id: 'closed',
    label: 'Closed for today',
    scenario: { name: 'closed' },
    tells: 'The checkout says “We are closed now”, and when the order would be ready instead.',
  },
  {
    id: 'slot-full',
    label: 'The next free time is taken',
    scenario: { name: 'slot-full' },
    tells: 'Who had chosen it is told “The time you chose has just been taken”, with the next one to take.',
  },
  {
    id: 'promo-ended',
    label: 'MARKET10 has ended',
    scenario: { name: 'promo-ended', code: 'MARKET10' },
    tells: 'The checkout says “The code MARKET10 has expired”.',
  },
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
    id: 'night',
    label: 'It is four in the morning',
    scenario: { name: 'clock', now: '2026-11-21T09:00:00Z' },
    tells: 'The menu says “Closed”, and when it opens.',
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
    tells: 'The menu begins with its small plates, the charred corn ribs among them.',
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
export function storyOf(id: string): Scenario {
  const story = stories.find((one) => one.id === id)
  if (story) return story.scenario
  throw new Refusal(
    422,
    'BAD_REQUEST',
    `There is no such scenario. There are ${stories.map((one) => one.id).join(', ')}.`,
  )
}
