import type { GiftCardPurchaseRequest, Restaurant } from '../../api/types'
import type { PurchaseDraft } from '../../features/gift-cards/purchase-draft'
import { now } from '../../lib/now'
import { typedEmail, typedLine, typedText } from '../../lib/typed'
import { dayIn } from '../../lib/zone'

const DAY = 24 * 60 * 60_000
const MOST_DAYS_AHEAD = 365

/** The JSON pointers by which the API names a wrong field. */
export const POINTERS = {
  amount: '/amount',
  senderName: '/senderName',
  name: '/recipient/name',
  email: '/recipient/email',
  message: '/message',
  sendOn: '/sendOn',
} as const

/** The first and the last day on which a card can be sent, as 'YYYY-MM-DD' in the restaurant's zone. */
export type SendingDays = { first: string; last: string }

/** The days from today on, for a year. */
export function sendingDays({ timeZone }: Pick<Restaurant, 'timeZone'>): SendingDays {
  const first = dayIn(new Date(now()), timeZone)
  return { first, last: new Date(Date.parse(first) + MOST_DAYS_AHEAD * DAY).toISOString().slice(0, 10) }
}

/** What a complete form asks the API for. @param today as 'YYYY-MM-DD': a card of today is sent at once */
export const requestOf = (
  { amount, senderName, name, email, message, sendOn }: PurchaseDraft,
  today: string,
): Omit<GiftCardPurchaseRequest, 'returnUrl'> => ({
  amount: amount ?? 0,
  senderName: typedLine(senderName),
  recipient: { name: typedLine(name), email: typedEmail(email) },
  message: typedText(message) || null,
  sendOn: sendOn === today ? null : sendOn,
})
