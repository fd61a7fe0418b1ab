import type { Schemas } from '../../api/types'
import type { SandboxContext } from '../context'
import { Refusal } from '../refusal'
import type { StoredGiftCard } from '../state'
import { say } from '../words'
import { spendable } from './gift-card-held'

type Refused = Pick<Schemas['QuoteProblem'], 'code' | 'message'>

const HOUR = 60 * 60_000
/** How long an id works for a card that is not kept. */
const FORGET_AFTER = 6 * HOUR
const YEARS = 3
const MOST_WRONG_PINS = 5
/** How long no PIN is accepted after too many wrong ones. */
const LOCKED_FOR = 15 * 60_000

/** Cards to try: two that can pay, and one for each reason why a card cannot. */
function testCards({ restaurant, now }: SandboxContext): StoredGiftCard[] {
  const card = (number: string, pin: string, balance: number, more: Partial<StoredGiftCard> = {}): StoredGiftCard => ({
    ...{ number, pin, balance, currency: restaurant.currency, expiresAt: null },
    ...more,
  })
  return [
    card('6006491200002511', '7301', 2500),
    card('6006491200001022', '7302', 1000),
    card('6006491200000033', '7303', 0),
    card('6006491200005044', '7304', 5000, { blocked: true }),
    card('6006491200005055', '7305', 5000, { expiresAt: now() - HOUR }),
    card('6006491200005066', '7306', 5000, { currency: restaurant.currency === 'EUR' ? 'USD' : 'EUR' }),
  ]
}

const cardsOf = (context: SandboxContext) => (context.state.giftCards ??= testCards(context))
/** The cards to try, as they are now. */
export const cardsToTry = (context: SandboxContext) =>
  cardsOf(context).filter(({ number }) => testCards(context).some((card) => card.number === number))

const idsOf = ({ state }: SandboxContext) => state.giftCardIds ?? {}
export const cardOf = (number: string, context: SandboxContext) =>
  cardsOf(context).find((card) => card.number === number)

/** Whether a card has expired. */
const isOver = ({ expiresAt }: StoredGiftCard, { now }: SandboxContext) => expiresAt !== null && expiresAt <= now()

/** Why a card cannot pay, or null. */
export function refusalOf(card: StoredGiftCard, context: SandboxContext): Refused | null {
  const { currency } = context.restaurant
  if (card.blocked)
    return { code: 'GIFT_CARD_BLOCKED', message: say(context, 'This gift card is blocked. Please call us.') }
  if (isOver(card, context)) return { code: 'GIFT_CARD_EXPIRED', message: say(context, 'This gift card has expired.') }
  if (card.currency !== currency) {
    return {
      code: 'GIFT_CARD_CURRENCY',
      message: say(context, 'This gift card is in {0}. We take {1} only.', card.currency, currency),
    }
  }
  return card.balance > 0 ? null : { code: 'GIFT_CARD_EMPTY', message: say(context, 'This gift card is empty.') }
}

function view(id: string, card: StoredGiftCard, isKept: boolean): Schemas['GiftCard'] {
  const { number, balance, currency, expiresAt } = card
  return {
    ...{ id, lastFour: number.slice(-4), balance, currency, kept: isKept },
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
  }
}

/** Issues a card with a new number and PIN. @param amount in minor units */
export function issueCard(amount: number, context: SandboxContext): StoredGiftCard {
  const { restaurant, now } = context
  const digits = (length: number) =>
    Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => byte % 10).join('')
  const expires = new Date(now())
  expires.setUTCFullYear(expires.getUTCFullYear() + YEARS)
  const card: StoredGiftCard = {
    ...{ number: `600649${digits(10)}`, pin: digits(4), balance: amount },
    ...{ currency: restaurant.currency, expiresAt: expires.getTime() },
  }
  cardsOf(context).push(card)
  return card
}

function idFor(customerId: string, number: string, keep: boolean, context: SandboxContext): string {
  const ids = (context.state.giftCardIds ??= {})
  const known = Object.entries(ids).find(([, one]) => one.customerId === customerId && one.number === number)
  const id = known?.[0] ?? `gc_${crypto.randomUUID().slice(0, 13)}`
  const isKept = keep || known?.[1].forgetAt === null
  ids[id] = { customerId, number, forgetAt: isKept ? null : context.now() + FORGET_AFTER }
  return id
}

/** Keeps a card in a customer's account. */
export const keepCard = (customerId: string, { number }: StoredGiftCard, context: SandboxContext) =>
  idFor(customerId, number, true, context)

/** @throws Refusal 429 after too many wrong PINs, of the customer or for the card */
function requireTries(keys: string[], { state, now }: SandboxContext) {
  const wrong = (state.wrongPins ??= {})
  for (const key of keys) if (wrong[key] && wrong[key].until <= now()) delete wrong[key]
  const until = Math.max(0, ...keys.map((key) => ((wrong[key]?.count ?? 0) >= MOST_WRONG_PINS ? wrong[key]!.until : 0)))
  if (until === 0) return
  const seconds = Math.ceil((until - now()) / 1000)
  throw new Refusal(429, 'TOO_MANY_PINS', 'There were too many wrong PINs.', [], seconds)
}

/**
 * Looks a gift card up, and gives the customer an id to pay with it.
 * @throws Refusal 422 with the reason when it cannot pay; 429 after five wrong PINs
 */
export function checkGiftCard(
  customerId: string,
  { number, pin, keep }: Schemas['GiftCardRequest'],
  context: SandboxContext,
): Schemas['GiftCard'] {
  const { state, now } = context
  const digits = number.replace(/\D/g, '')
  const keys = [`card ${digits}`, `customer ${customerId}`]
  requireTries(keys, context)
  const card = cardOf(digits, context)
  if (card?.pin !== pin.trim()) {
    for (const key of keys) {
      state.wrongPins![key] = { count: (state.wrongPins![key]?.count ?? 0) + 1, until: now() + LOCKED_FOR }
    }
    throw new Refusal(422, 'GIFT_CARD_UNKNOWN', 'The number and the PIN do not belong together.')
  }
  delete state.wrongPins![keys[0]!]
  const able = spendable(card, customerId, context)
  const refused = refusalOf(able, context)
  if (refused) throw new Refusal(422, refused.code, refused.message)
  const id = idFor(customerId, digits, keep, context)
  return view(id, able, idsOf(context)[id]!.forgetAt === null)
}

/** The cards a customer keeps that can pay, the one that expires first at the front. */
export function giftCardsOf(customerId: string, context: SandboxContext): Schemas['GiftCard'][] {
  const kept = Object.entries(idsOf(context)).filter(
    ([, one]) => one.customerId === customerId && one.forgetAt === null,
  )
  return kept
    .flatMap(([id, { number }]) => {
      const stored = cardOf(number, context)
      const card = stored && spendable(stored, customerId, context)
      return card && !refusalOf(card, context) ? [{ id, card }] : []
    })
    .sort((a, b) => (a.card.expiresAt ?? Infinity) - (b.card.expiresAt ?? Infinity))
    .map(({ id, card }) => view(id, card, true))
}

/** Removes a card from the account. It can be looked up again. */
export function removeGiftCard(customerId: string, id: string, context: SandboxContext) {
  if (idsOf(context)[id]?.customerId === customerId) delete idsOf(context)[id]
}

/** The card that a customer's id stands for, while it works. */
export function cardById(customerId: string, id: string, context: SandboxContext): StoredGiftCard | undefined {
  const one = idsOf(context)[id]
  const works = one?.customerId === customerId && (one.forgetAt === null || one.forgetAt > context.now())
  return works ? cardOf(one.number, context) : undefined
}
