/** Differences up to this, in ms, are ignored: `Date` has whole seconds, and an answer takes time to arrive. */
const CLOSE = 30_000

/** How far the API's clock is ahead of the device's, in ms. */
let ahead = 0

/** Sets the API's clock from the `Date` header of an answer. Ignores an invalid date, or null where CORS hides it. */
export function clockTold(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < CLOSE ? 0 : difference
}

/**
 * The time, in ms, by the API's clock once that is known: the device's may be wrong. Use it to compare with times from
 * the API. To measure durations, use the device's own clock.
 */
export const now = () => Date.now() + ahead
