/** Differences up to this, in ms, are ignored: `Date` has whole seconds, and an answer takes time to arrive. */
const CLOSE = 30_000

/** How far the API's clock is ahead of the device's, in ms. */
let ahead = 0
const followers = new Set<() => void>()

/**
 * Sets the API's clock from the `Date` header of an answer. Ignores an invalid date, or null where CORS hides it.
 * @param maxAge how long ago, in ms, a cache may have stored the answer: within that, the clock stays as it is
 */
export function clockTold(date: string | null, maxAge = 0): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(difference)) return
  const before = ahead
  const agrees = (clock: number) => clock > difference - CLOSE && clock < difference + maxAge + CLOSE
  if (maxAge === 0 || !agrees(before)) ahead = agrees(0) ? 0 : difference
  if (Math.abs(ahead - before) >= CLOSE) followers.forEach((tell) => tell())
}

/** Calls `tell` when the API's clock changes by 30 s or more. Returns a function that stops it. */
export function followClock(tell: () => void): () => void {
  followers.add(tell)
  return () => void followers.delete(tell)
}

/**
 * The time, in ms, by the API's clock once that is known: the device's may be wrong. Use it to compare with times from
 * the API. To measure durations, use the device's own clock.
 */
export const now = () => Date.now() + ahead
