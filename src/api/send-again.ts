import { onlineManager } from '@tanstack/react-query'
import { ApiError } from './errors'

/** The number of retries after a lost answer. */
const AGAIN = 2

/** Whether the order or purchase may have been placed although no answer confirmed it. */
export const isOutcomeUnknown = (error: unknown) =>
  error instanceof ApiError && error.outcomeUnknown && error.code !== 'UNSAFE_PAYMENT_URL'

/** Whether a call failed because the session could not be renewed. */
export const isNotRenewed = (error: Error) => error instanceof ApiError && error.code.startsWith('RENEWAL')

/**
 * Options of a mutation whose call the API does once however often it is sent. After a timeout or a `Retry-After` the
 * customer decides (F24).
 */
export const SEND_AGAIN = {
  retry: (failures: number, error: Error) =>
    error instanceof ApiError &&
    (isOutcomeUnknown(error) || isNotRenewed(error)) &&
    failures < AGAIN &&
    onlineManager.isOnline() &&
    !error.code.endsWith('TIMEOUT') &&
    error.retryAfter === undefined,
  /** In ms. */
  retryDelay: 1000,
}
