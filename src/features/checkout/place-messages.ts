import { msgid, ngettext, t } from 'ttag'
import { ApiError } from '../../api/errors'
import { isNotRenewed } from '../../api/send-again'
import type { Outcome } from './use-unconfirmed-order'

/** The messages for an order that may have been placed. */
const WORDS: Record<Exclude<Outcome, 'none'>, string> = {
  looking: t`No clear answer came. We are looking for your order...`,
  placed: t`Your order was placed.`,
  missing: t`No clear answer came. So far your order is not among your orders.`,
  unknown: t`No clear answer came, so we do not know yet whether your order was placed. We keep looking.`,
  offline: t`You are offline, so we do not know yet whether your order was placed. We look when you are online again.`,
}

/** The API's own message when it refused, or null. */
const sentenceOfTheApi = (error: Error) =>
  error instanceof ApiError && error.isFinal && !error.code.startsWith('HTTP_') ? error.message : null

function refusalWords(error: Error): string {
  if (isNotRenewed(error)) {
    return t`Your sign-in could not be renewed, so your order was not placed.`
  }
  if (error instanceof ApiError && error.status === 429) {
    return t`Too many requests came in, so your order was not placed.`
  }
  return t`Your order was not placed.`
}

type State = { outcome: Outcome; error: Error | null; canPress: boolean }

/**
 * The result of pressing the button as a short message; null until there is a result.
 * @param state.canPress whether the button can be pressed now: only then does the message ask to try again
 */
export function placeMessage({ outcome, error, canPress }: State): string | null {
  if (outcome !== 'none') {
    const refusal = error && sentenceOfTheApi(error)
    const again = outcome === 'missing' && canPress && t`You can place it again as it is: it will not be placed twice.`
    return [WORDS[outcome], refusal, again].filter(Boolean).join(' ')
  }
  if (!error) return null
  return sentenceOfTheApi(error) ?? [refusalWords(error), canPress && t`Please try again.`].filter(Boolean).join(' ')
}

/** How long to wait until the order can be placed, as text. */
export const waitMessage = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return seconds > 90
    ? ngettext(msgid`You can place it in ${minutes} minute.`, `You can place it in ${minutes} minutes.`, minutes)
    : ngettext(msgid`You can place it in ${seconds} second.`, `You can place it in ${seconds} seconds.`, seconds)
}
