import { timeoutManager, type QueryClient } from '@tanstack/react-query'

/** How long a write waits for the one before it, in ms: enough for a slow connection, but not forever if it hangs. */
const PREVIOUS_WRITE_TIMEOUT = 2000

const PARTS = 5

/** Waits in parts: while the page is busy it cannot process a response that has arrived, and only one part passes. */
async function patience() {
  for (let part = 0; part < PARTS; part++) {
    await new Promise((resolve) => timeoutManager.setTimeout(() => resolve(null), PREVIOUS_WRITE_TIMEOUT / PARTS))
  }
}

const turns = new WeakMap<QueryClient, Promise<unknown>>()

/** Runs `send` after the previous write: every write changes the cart's version, which the next one must send. */
export function inTurn<Result>(client: QueryClient, send: () => Promise<Result>, atOnce = false): Promise<Result> {
  const before = turns.get(client)
  const own = before && !atOnce ? Promise.race([before, patience()]).then(send) : send()
  turns.set(client, Promise.allSettled([before, own]))
  return own
}
