/** Closer than this, in ms, two clocks are the same: an answer tells whole seconds, and takes its time to arrive. */
const CLOSE = 30_000

/** How far the API's clock is ahead of the device's, in ms. */
let ahead = 0

/** The API has said what time it is (`Date` of an answer). What is no date is ignored, as from an origin that hides it. */
export function clockTold(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < CLOSE ? 0 : difference
}

/**
 * The time, in ms, by the API's clock once it has told it: the device's may be wrong. For whatever is compared with times
 * of the API. To measure how long something takes, use the device's own clock.
 */
export const now = () => Date.now() + ahead
