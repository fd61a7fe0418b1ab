import { timeoutManager, type QueryClient } from '@tanstack/react-query'

/** How long a write waits for the one before it, in ms: one that hangs holds nothing up. */
const PATIENCE = 500

const wait = (ms: number) => new Promise<void>((resolve) => timeoutManager.setTimeout(resolve, ms))
const turns = new WeakMap<QueryClient, Promise<unknown>>()

/** Every write makes the version of a cart a new one, so what names one is sent when those before it have arrived. */
export function inTurn<Result>(client: QueryClient, send: () => Promise<Result>, atOnce = false): Promise<Result> {
  const before = turns.get(client)
  const own = before && !atOnce ? Promise.race([before, wait(PATIENCE)]).then(send) : send()
  turns.set(client, Promise.allSettled([before, own]))
  return own
}
