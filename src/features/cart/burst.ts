import type { QueryClient } from '@tanstack/react-query'
import { mutationsOf, touches } from './change-log'
import type { CartChange } from './fold'

/** Taps that follow each other within this time, in ms, are one burst. */
const BURST = 400

/**
 * A change that follows another of the same line closely waits for the end of the burst, so that of many quick taps
 * only the first and the last are sent (fault 1). A change that stands alone waits for nothing.
 */
export async function endOfBurst(
  client: QueryClient,
  customerId: string,
  change: CartChange & { line: string },
): Promise<void> {
  const mutations = mutationsOf(client, customerId)
  const own = mutations.findIndex(({ state }) => state.variables?.id === change.id)
  const made = mutations[own]?.state.submittedAt ?? 0
  const follows = mutations.slice(0, Math.max(own, 0)).some(({ state: { variables, submittedAt } }) => {
    return variables !== undefined && touches(variables, change.line) && made - submittedAt < BURST
  })
  const left = made + BURST - Date.now()
  if (follows && left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}
