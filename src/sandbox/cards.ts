import type { components } from '../api/schema.gen'
import type { World } from './host'
import { notFound, Refusal, requireReturnUrl } from './refusal'

type Schemas = components['schemas']

export const cardsOf = (customerId: string, { state }: World): Schemas['PaymentMethod'][] =>
  (state.cards ??= {})[customerId] ?? []

/** The cards one can type in on the sandbox's pages. */
export const TEST_CARDS = [
  { brand: 'Visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2031 },
  { brand: 'Mastercard', lastFour: '4444', expiryMonth: 3, expiryYear: 2029 },
  { brand: 'American Express', lastFour: '0005', expiryMonth: 8, expiryYear: 2028 },
]

/** The default one is one at most, and stands first. */
function keep(customerId: string, cards: Schemas['PaymentMethod'][], chosenId: string | undefined, world: World) {
  const chosen = cards.find(({ id }) => id === chosenId) ?? cards[0]
  const others = cards.filter((card) => card !== chosen).map((card) => ({ ...card, isDefault: false }))
  world.state.cards![customerId] = chosen ? [{ ...chosen, isDefault: true }, ...others] : []
}

const defaultOf = (cards: Schemas['PaymentMethod'][]) => cards.find(({ isDefault }) => isDefault)?.id

/** Keeps a card, once. */
export function saveCard(customerId: string, world: World, card = TEST_CARDS[0]!) {
  const known = cardsOf(customerId, world)
  if (known.some(({ lastFour }) => lastFour === card.lastFour)) return
  const saved = { id: `card_${crypto.randomUUID().slice(0, 8)}`, ...card, isDefault: false }
  keep(customerId, [...known, saved], defaultOf(known), world)
}

export function removeCard(customerId: string, cardId: string, world: World) {
  const others = cardsOf(customerId, world).filter(({ id }) => id !== cardId)
  keep(customerId, others, defaultOf(others), world)
}

/** @throws Refusal 404 unless it is one of the customer's */
export function makeDefaultCard(customerId: string, cardId: string, world: World): Schemas['PaymentMethod'] {
  const cards = cardsOf(customerId, world)
  if (!cards.some(({ id }) => id === cardId)) throw notFound('The card')
  keep(customerId, cards, cardId, world)
  return cardsOf(customerId, world)[0]!
}

/** Opens the page on which a card is typed. */
export function openCardSession(customerId: string, returnUrl: string, { state }: World): { url: string } {
  requireReturnUrl(returnUrl)
  const id = `cs_${crypto.randomUUID().slice(0, 13)}`
  ;(state.cardSessions ??= {})[id] = { customerId, returnUrl }
  return { url: `${new URL(returnUrl).origin}/__sandbox/card/${id}` }
}

/** @throws Refusal 422 unless it is one of the customer's */
export function requireCard(customerId: string, cardId: string | undefined, world: World) {
  if (!cardsOf(customerId, world).some(({ id }) => id === cardId)) {
    throw new Refusal(
      422,
      'INVALID_PAYMENT_METHOD',
      'This card is not saved any more. Please choose another way to pay.',
    )
  }
}
