/** For each pending read, a function that sends its request once more. */
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** A read begins. Returns a function to call when it ends. */
export function readBegun(ask: () => void): () => void {
  waiting.add(ask)
  tell()
  return () => {
    waiting.delete(ask)
    tell()
  }
}

/** Whether a read is pending. Other calls cannot be sent again: they may change something. */
export const canTryAgain = () => waiting.size > 0

/** Calls the listener whenever a read begins or ends. Returns a function that stops that. */
export function onPendingReads(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sends every pending read again. Earlier requests continue; the first answer counts. */
export const tryAgain = () => waiting.forEach((ask) => ask())
