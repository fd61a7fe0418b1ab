import { timeoutManager, type QueryClient } from '@tanstack/react-query'

/** How long a write waits for the one before it, in ms: as long as a slow connection takes, and one that hangs not for ever. */
const PREVIOUS_WRITE_TIMEOUT = 2000

const PARTS = 5

/** Waits in parts: while the page itself is busy, an answer that is there cannot be heard, and only one part passes. */
async function patience() {
  for (let part = 0; part < PARTS; part++) {
    await new Promise((resolve) => timeoutManager.setTimeout(() => resolve(null), PREVIOUS_WRITE_TIMEOUT / PARTS))
  }
}

const turns = new WeakMap<QueryClient, Promise<unknown>>()

/** Every write makes the version of a cart a new one, so what names one is sent when those before it have arrived. */
export function inTurn<Result>(client: QueryClient, send: () => Promise<Result>, atOnce = false): Promise<Result> {
  const before = turns.get(client)
  const own = before && !atOnce ? Promise.race([before, patience()]).then(send) : send()
  turns.set(client, Promise.allSettled([before, own]))
  return own
}
