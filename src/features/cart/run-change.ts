import type { QueryClient } from '@tanstack/react-query'
import { cartQuery } from '../../api/queries/cart'
import { locked } from '../../lib/locked'
import { endOfBurst } from './burst'
import { dishesOf, type CartChange } from './lines'
import { changesOf } from './log'
import { isCarried, isNeedless, notSent } from './on-its-way'
import { settledBefore, summableFrom } from './related'
import { LineGoneError, sendChanges } from './send'
import { inTurn } from './turns'

export { showSuccess, showFailure } from './toasts'

/** Sends a change with those that can be merged into it. A failed step up is retried if more were tapped since. */
async function sendTogether(client: QueryClient, customerId: string, change: CartChange): Promise<boolean> {
  const log = changesOf(client, customerId)
  for (;;) {
    const [, ...others] = summableFrom(log, change)
    try {
      return await sendChanges(client, customerId, log, [change, ...others])
    } catch (cause) {
      const hasNewcomers = summableFrom(log, change).length > others.length + 1
      if (change.kind !== 'step' || change.by < 0 || !hasNewcomers || cause instanceof LineGoneError) throw cause
      notSent(change)
    }
  }
}

/**
 * Waits for earlier changes of the same dish, then for the end of a burst of taps, and sends all taps made until then.
 * Resolves with whether anything was sent for this change.
 */
export async function runChange(client: QueryClient, customerId: string, change: CartChange): Promise<boolean> {
  const log = changesOf(client, customerId)
  await client.ensureQueryData(cartQuery(customerId))
  await settledBefore(log, change)
  if (isCarried(change) || isNeedless(change)) return false
  if (change.kind === 'add' || change.kind === 'step') await endOfBurst(log, change)
  const send = () => sendTogether(client, customerId, change)
  if (log.cached()?.version !== null) return inTurn(client, send, change.kind === 'add')
  // Without versions only a lock keeps two tabs from overwriting each other's quantities.
  return change.kind === 'clear' ? send() : locked(`cart ${customerId} ${dishesOf(change).join()}`, send)
}
