import type { IfUnavailable } from '../../api/types'
import { readJson, recordOf, sessionStore } from '../../lib/storage'
import {
  fulfilmentChoice,
  fulfilmentChosen,
  fulfilmentForgotten,
  isFulfilmentChosen,
  parseFulfilment,
} from '../../stores/fulfilment'
import { INITIAL_CHOICES, type CheckoutChoices, type ChosenGiftCard } from './checkout-choices'
import { CHECKOUT_DRAFT, sentDraft, unconfirmedOrder } from './idempotency-key'
import { IF_UNAVAILABLE } from './if-unavailable'
import { TIP_PRESETS, type TipChoice } from './tip'

/** The contact fields whose values differ from the profile. */
export type DraftContact = Partial<
  Record<'firstName' | 'lastName' | 'phone' | 'email' | 'note', string> & {
    cutlery: boolean
    ifUnavailable: IfUnavailable
  }
>
/** A delivery address that is being typed and not saved yet; null when the customer is not typing one. */
export type DraftAddress = Record<string, string> | null
type Draft = { customerId: string; plan: CheckoutChoices; contact: DraftContact; address: DraftAddress }
/** When and how is stored as it was chosen on the menu (stores/fulfilment). */
type Plan = Omit<CheckoutChoices, 'type' | 'requestedTime'>

const TEXTS = ['firstName', 'lastName', 'phone', 'email', 'note'] as const

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

const textsOf = (value: object) =>
  Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

function tipOf(value: unknown): TipChoice {
  const { kind, percent, text, amount } = recordOf(value)
  const preset = TIP_PRESETS.find((one) => one === percent)
  if (kind === 'percent' && preset) return { kind, percent: preset }
  const isAmount = amount === null || (Number.isInteger(amount) && (amount as number) >= 0)
  return kind === 'custom' && typeof text === 'string' && isAmount
    ? { kind, text, amount: amount as number | null }
    : INITIAL_CHOICES.tip
}

function giftCardOf(value: unknown): ChosenGiftCard[] {
  const { id, lastFour } = recordOf(value)
  return typeof id === 'string' && typeof lastFour === 'string' ? [{ id, lastFour }] : []
}

function planOf(value: unknown): Plan {
  const { addressId, tip, promoCode, rewardId, giftCards, payment, ageConfirmed } = recordOf(value)
  const { type: way, paymentMethodId, wallet } = recordOf(payment)
  const isWay = way === 'HOSTED' || way === 'SAVED' || way === 'AT_RESTAURANT'
  return {
    addressId: textOf(addressId),
    tip: tipOf(tip),
    promoCode: textOf(promoCode),
    rewardId: textOf(rewardId),
    giftCards: Array.isArray(giftCards) ? giftCards.flatMap(giftCardOf) : [],
    payment: isWay
      ? {
          type: way,
          ...(typeof paymentMethodId === 'string' && { paymentMethodId }),
          ...((wallet === 'APPLE_PAY' || wallet === 'GOOGLE_PAY') && { wallet }),
        }
      : null,
    ...(Number.isInteger(ageConfirmed) && { ageConfirmed: ageConfirmed as number }),
  }
}

function parse(value: unknown): (Omit<Draft, 'plan'> & { plan: Plan }) | null {
  const { customerId, plan, contact, address } = recordOf(value)
  if (typeof customerId !== 'string') return null
  const typed = recordOf(contact)
  const texts = TEXTS.flatMap((name) => (typeof typed[name] === 'string' ? [[name, typed[name]]] : []))
  const cutlery = typeof typed.cutlery === 'boolean' && { cutlery: typed.cutlery }
  const known = IF_UNAVAILABLE.find(([one]) => one === typed.ifUnavailable)
  return {
    customerId,
    plan: planOf(plan),
    contact: { ...(Object.fromEntries(texts) as DraftContact), ...cutlery, ...(known && { ifUnavailable: known[0] }) },
    address: typeof address === 'object' && address !== null ? textsOf(address) : null,
  }
}

/** A draft with how and when, which another tab had chosen. */
function parseSent(value: unknown): Draft | null {
  const draft = parse(value)
  const choice = parseFulfilment(recordOf(value).plan)
  return draft && choice && { ...draft, plan: { ...draft.plan, ...choice } }
}

function ownDraft(customerId: string): Draft | null {
  const kept = readJson(sessionStore, CHECKOUT_DRAFT, parse)
  return kept?.customerId === customerId ? { ...kept, plan: { ...kept.plan, ...fulfilmentChoice() } } : null
}

function draftOfOtherTab(customerId: string): Draft | null {
  const sent = sentDraft(customerId, parseSent)
  if (sent?.customerId !== customerId) return null
  return isFulfilmentChosen() ? { ...sent, plan: { ...sent.plan, ...fulfilmentChoice() } } : sent
}

/**
 * What the customer has filled in at checkout in this tab. Without a draft here: the draft of an order that another tab
 * sent and whose outcome is unknown, so that both tabs send the same order (F41), otherwise the initial choices. Pickup
 * or delivery and the time are always those chosen in this tab.
 */
export function readDraft(customerId: string): Draft {
  const sent = () => (unconfirmedOrder(customerId)?.placed ? null : draftOfOtherTab(customerId))
  const plan = { ...INITIAL_CHOICES, ...fulfilmentChoice() }
  return ownDraft(customerId) ?? sent() ?? { customerId, plan, contact: {}, address: null }
}

/** Saves a part of the draft, so that it survives a reload or a visit to the menu. */
export function keepDraft(customerId: string, part: Partial<Omit<Draft, 'customerId'>>): void {
  sessionStore.set(CHECKOUT_DRAFT, JSON.stringify({ ...readDraft(customerId), ...part }))
  if (part.plan) fulfilmentChosen({ type: part.plan.type, requestedTime: part.plan.requestedTime || null })
}

/** Copies the draft of the order that another tab sent into this tab, unless this tab has its own. */
export function takeOverDraft(customerId: string): void {
  const draft = ownDraft(customerId) ?? draftOfOtherTab(customerId)
  if (draft) keepDraft(customerId, draft)
}

/** Removes the draft, except how and when. */
export const draftDropped = () => sessionStore.remove(CHECKOUT_DRAFT)

/** Removes the draft once the order is placed. The next one is a pickup as soon as possible until chosen otherwise. */
export function draftDone() {
  draftDropped()
  fulfilmentForgotten()
}
