let latest = 0
/** By how much the device's clock was set back while the page is open, in ms. */
let setBack = 0

/**
 * The device's clock, in ms, but it never goes back while the page is open. Use it to measure lengths of time. It counts
 * what passes while the device sleeps, which `performance.now()` does not in every browser.
 */
export function steadyNow(): number {
  setBack = Math.max(setBack, latest - Date.now())
  latest = Date.now() + setBack
  return latest
}

/**
 * How much of a length of time is left, in ms. Nothing of one that begins in the future: the clock was set back before
 * the page was loaded again.
 */
export const timeLeft = (since: number, length: number, now = steadyNow()) =>
  since > now ? 0 : Math.max(0, since + length - now)
