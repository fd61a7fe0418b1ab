import { LIMITS } from '../../api/limits.gen'
import type { Schemas } from '../../api/types'
import { lengthOf } from '../../lib/limit'
import { formatMoney } from '../../lib/money'
import { dayIn } from '../../lib/zone'
import type { SandboxContext } from '../context'
import { notFound, Refusal, requireReturnUrl } from '../refusal'
import type { StoredPurchase } from '../state'
import { issueCard } from './gift-cards'
import { addDays } from '../../lib/calendar'
import type { Said } from '../words'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const SESSION_LIFE = 15 * 60_000
const MAX_MESSAGE = LIMITS.GiftCardPurchaseRequest.message
const MOST_DAYS_AHEAD = 365

const purchases = ({ state }: SandboxContext) => state.giftCardPurchases ?? []

const today = ({ now, restaurant }: SandboxContext) => dayIn(new Date(now()), restaurant.timeZone)

/** Whether the recipient has a paid card: its day has come. */
export const isSent = ({ payment, sendOn }: StoredPurchase, context: SandboxContext) =>
  payment === 'PAID' && (sendOn === null || sendOn <= today(context))

const isOpen = ({ payment, session }: StoredPurchase, { now }: SandboxContext) =>
  payment === 'PENDING' && session.expiresAt > now()

function statusOf(purchase: StoredPurchase, context: SandboxContext): Schemas['GiftCardPurchase']['status'] {
  const { payment } = purchase
  if (payment === 'PAID') return isSent(purchase, context) ? 'SENT' : 'PAID'
  return payment === 'PENDING' ? 'AWAITING_PAYMENT' : payment
}

/** A purchase as the API answers it now. */
export function purchaseView(purchase: StoredPurchase, context: SandboxContext): Schemas['GiftCardPurchase'] {
  const { customerId: _, key: _key, payment: _payment, session, cardNumber, boughtAt, ...rest } = purchase
  return {
    ...rest,
    boughtAt: new Date(boughtAt).toISOString(),
    status: statusOf(purchase, context),
    lastFour: cardNumber?.slice(-4) ?? null,
    paymentUrl: isOpen(purchase, context)
      ? `${new URL(session.returnUrl).origin}/__sandbox/pay-gift-card/${purchase.id}`
      : null,
  }
}

/** The gift cards that a customer bought, newest first. */
export const purchasesOf = (customerId: string, context: SandboxContext): StoredPurchase[] =>
  purchases(context)
    .filter((one) => one.customerId === customerId)
    .reverse()

/** @throws Refusal 404 unless it is a purchase of the customer */
export function requirePurchase(customerId: string, id: string, context: SandboxContext): StoredPurchase {
  const purchase = purchasesOf(customerId, context).find((one) => one.id === id)
  if (!purchase) throw notFound('The purchase')
  return purchase
}

/** Whether a text is a day of the calendar. `Date.parse` takes 31 November for 1 December. */
const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text

function checkRequest(
  { amount, senderName, recipient, message, sendOn }: Schemas['GiftCardPurchaseRequest'],
  context: SandboxContext,
) {
  const first = today(context)
  const isInTime = sendOn === null || (isDay(sendOn) && sendOn >= first && sendOn <= addDays(first, MOST_DAYS_AHEAD))
  const isLong = lengthOf(message ?? '') > MAX_MESSAGE
  const { amounts } = context.restaurant.giftCards!
  const errors = [
    ...(amounts.includes(amount) ? [] : [{ pointer: '/amount', message: 'Please choose one of the amounts.' }]),
    ...(senderName.trim() ? [] : [{ pointer: '/senderName', message: 'Please enter your name.' }]),
    ...(recipient.name.trim() ? [] : [{ pointer: '/recipient/name', message: 'Please enter a name.' }]),
    ...(EMAIL.test(recipient.email)
      ? []
      : [{ pointer: '/recipient/email', message: 'Please enter a valid email address.' }]),
    ...(isLong
      ? [{ pointer: '/message', message: ['A message has at most {0} characters.', MAX_MESSAGE] satisfies Said }]
      : []),
    ...(isInTime ? [] : [{ pointer: '/sendOn', message: 'Please choose a day within a year from today.' }]),
  ]
  if (errors.length > 0) throw new Refusal(422, 'INVALID_GIFT_CARD', 'Please check the gift card.', errors)
}

/** Buys a gift card once: the same key returns the same purchase. @throws Refusal 422 with a message for each field */
export function buyGiftCard(
  customerId: string,
  { returnUrl, ...body }: Schemas['GiftCardPurchaseRequest'],
  key: string,
  context: SandboxContext,
): StoredPurchase {
  const { state, now, restaurant } = context
  const known = purchasesOf(customerId, context).find((one) => one.key === key)
  if (known) return known
  if (!restaurant.giftCards?.amounts.length) throw new Refusal(409, 'NO_GIFT_CARDS', 'We do not sell gift cards.')
  requireReturnUrl(returnUrl)
  checkRequest({ returnUrl, ...body }, context)
  const { amount, senderName, recipient, message, sendOn } = body
  const purchase: StoredPurchase = {
    id: `gcp_${crypto.randomUUID().slice(0, 13)}`,
    ...{ customerId, key, amount, senderName, recipient, message, sendOn },
    number: `G${state.nextNumber++}`,
    currency: restaurant.currency,
    boughtAt: now(),
    payment: 'PENDING',
    session: { returnUrl, expiresAt: now() + SESSION_LIFE },
    cardNumber: null,
  }
  ;(state.giftCardPurchases ??= []).push(purchase)
  return purchase
}

/** Opens the payment page again, unless it is open. @throws Refusal 409 when the card is paid */
export function payAgain(purchase: StoredPurchase, returnUrl: string, context: SandboxContext) {
  requireReturnUrl(returnUrl)
  if (purchase.payment === 'PAID') throw new Refusal(409, 'ALREADY_PAID', 'This gift card is already paid.')
  if (isOpen(purchase, context)) return
  purchase.payment = 'PENDING'
  purchase.session = { returnUrl, expiresAt: context.now() + SESSION_LIFE }
}

/** Applies what the customer did on the payment page, while it is open. A paid card is issued. */
export function settlePurchase(
  purchase: StoredPurchase,
  outcome: Exclude<StoredPurchase['payment'], 'PENDING'>,
  context: SandboxContext,
) {
  if (!isOpen(purchase, context)) return
  purchase.payment = outcome
  if (outcome === 'PAID') purchase.cardNumber = issueCard(purchase.amount, context).number
}

/** The purchase of a payment page. */
export const purchaseById = (id: unknown, context: SandboxContext): StoredPurchase | undefined =>
  purchases(context).find((one) => one.id === id)

/** What the recipients have got by email. */
export const sentCards = (context: SandboxContext) =>
  purchases(context)
    .filter((one) => isSent(one, context))
    .map(({ recipient, senderName, message, cardNumber, amount }) => {
      const card = context.state.giftCards!.find(({ number }) => number === cardNumber)!
      const worth = formatMoney(amount, card.currency)
      return { email: recipient.email, senderName, message, worth, number: card.number, pin: card.pin }
    })
