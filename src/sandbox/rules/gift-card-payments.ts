import type { Schemas } from '../../api/types'
import { formatMoney } from '../../lib/money'
import type { SandboxContext } from '../context'
import { Refusal } from '../refusal'
import type { StoredOrder } from '../state'
import { say } from '../words'
import { spendable } from './gift-card-held'
import { cardById, cardOf, refusalOf } from './gift-cards'

type Paid = { id: string; lastFour: string; amount: number }

/**
 * What gift cards pay of a total, the first card first, and why one of them cannot.
 * @param total in minor units
 */
export function payByGiftCards(
  customerId: string,
  wanted: string[],
  total: number,
  context: SandboxContext,
): { giftCards: Paid[]; due: number; problems: Schemas['QuoteProblem'][] } {
  let due = total
  const problems: Schemas['QuoteProblem'][] = []
  const paid: Paid[] = []
  for (const id of new Set(wanted)) {
    const card = cardById(customerId, id, context)
    const able = card && spendable(card, customerId, context)
    const refused = able && refusalOf(able, context)
    if (!able || refused) {
      const message = refused?.message ?? say(context, 'Please enter your gift card again.')
      problems.push({ code: 'GIFT_CARD_UNAVAILABLE', message, giftCardId: id })
      continue
    }
    const amount = Math.min(able.balance, due)
    if (amount > 0) paid.push({ id, lastFour: able.number.slice(-4), amount })
    due -= amount
  }
  return { giftCards: paid, due, problems }
}

/**
 * Takes the money of an order off its gift cards, unless that is done already.
 * @throws Refusal 409 when one of them does not have it any more
 */
export function holdGiftCards(order: StoredOrder, context: SandboxContext) {
  const { giftCards = [], giftCardsHeld } = order
  if (giftCardsHeld) return
  const charges = giftCards.map(({ number, amount }) => ({ card: cardOf(number, context)!, amount }))
  const short = charges.find(({ card, amount }) => card.balance < amount || refusalOf(card, context))
  if (short) {
    const { number, balance, currency } = short.card
    const left = formatMoney(balance, currency)
    const words = 'Your gift card ending in {0} has {1} left. Please check the total again.'
    throw new Refusal(409, 'GIFT_CARD_UNAVAILABLE', [words, number.slice(-4), left])
  }
  for (const { card, amount } of charges) card.balance -= amount
  order.giftCardsHeld = true
}

/** Gives an order's money back to the gift cards it came from, once. */
export function releaseGiftCards(order: StoredOrder, context: SandboxContext) {
  if (!order.giftCardsHeld) return
  for (const { number, amount } of order.giftCards ?? []) cardOf(number, context)!.balance += amount
  order.giftCardsHeld = false
}
