import type { Schemas } from '../../api/types'
import type { SandboxContext } from '../context'
import { notFound, Refusal, requireReturnUrl } from '../refusal'

export const cardsOf = (customerId: string, { state }: SandboxContext): Schemas['PaymentMethod'][] =>
  (state.cards ??= {})[customerId] ?? []

/** The cards the sandbox's card page offers. */
export const TEST_CARDS = [
  { brand: 'Visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2031 },
  { brand: 'Mastercard', lastFour: '4444', expiryMonth: 3, expiryYear: 2029 },
  { brand: 'American Express', lastFour: '0005', expiryMonth: 8, expiryYear: 2028 },
]

/** Stores the cards with exactly one default, which comes first. */
function keep(
  customerId: string,
  cards: Schemas['PaymentMethod'][],
  chosenId: string | undefined,
  context: SandboxContext,
) {
  const chosen = cards.find(({ id }) => id === chosenId) ?? cards[0]
  const others = cards.filter((card) => card !== chosen).map((card) => ({ ...card, isDefault: false }))
  context.state.cards![customerId] = chosen ? [{ ...chosen, isDefault: true }, ...others] : []
}

const defaultOf = (cards: Schemas['PaymentMethod'][]) => cards.find(({ isDefault }) => isDefault)?.id

/** Saves a card, unless it is already saved. */
export function saveCard(customerId: string, context: SandboxContext, card = TEST_CARDS[0]!) {
  const known = cardsOf(customerId, context)
  if (known.some(({ lastFour }) => lastFour === card.lastFour)) return
  const saved = { id: `card_${crypto.randomUUID().slice(0, 8)}`, ...card, isDefault: false }
  keep(customerId, [...known, saved], defaultOf(known), context)
}

export function removeCard(customerId: string, cardId: string, context: SandboxContext) {
  const others = cardsOf(customerId, context).filter(({ id }) => id !== cardId)
  keep(customerId, others, defaultOf(others), context)
}

/** @throws Refusal 404 unless the card belongs to the customer */
export function makeDefaultCard(customerId: string, cardId: string, context: SandboxContext): Schemas['PaymentMethod'] {
  const cards = cardsOf(customerId, context)
  if (!cards.some(({ id }) => id === cardId)) throw notFound('The card')
  keep(customerId, cards, cardId, context)
  return cardsOf(customerId, context)[0]!
}

/** Opens a session on the page for entering a card. */
export function openCardSession(customerId: string, returnUrl: string, { state }: SandboxContext): { url: string } {
  requireReturnUrl(returnUrl)
  const id = `cs_${crypto.randomUUID().slice(0, 13)}`
  ;(state.cardSessions ??= {})[id] = { customerId, returnUrl }
  return { url: `${new URL(returnUrl).origin}/__sandbox/card/${id}` }
}

/** @throws Refusal 422 unless the card belongs to the customer */
export function requireCard(customerId: string, cardId: string | undefined, context: SandboxContext) {
  if (!cardsOf(customerId, context).some(({ id }) => id === cardId)) {
    throw new Refusal(
      422,
      'INVALID_PAYMENT_METHOD',
      'This card is not saved any more. Please choose another way to pay.',
    )
  }
}
