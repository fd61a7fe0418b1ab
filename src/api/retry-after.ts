import { now } from '../lib/now'

/** The longest wait that is believed, in ms: that after five wrong PINs (contract). Then the customer may try again. */
const LONGEST = 15 * 60_000

/**
 * A date as HTTP, in one of its three ways, or the contract writes it. What else `Date.parse` takes may be a number:
 * '1.5' is a day in 2001.
 */
const DATE = /^((Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? |\d{4}-\d{2}-\d{2}T)/
/** As C writes it, without the zone, which is GMT (RFC 9110, 5.6.7). */
const WITHOUT_ZONE = /^[A-Z][a-z]{2} [^,]*\d{4}$/

/**
 * The wait that `Retry-After` asks for, in ms: seconds or a date. At most a quarter of an hour, so that no wrong value
 * blocks a customer for good; undefined when it is missing or says nothing.
 */
export function waitOf({ headers }: Response): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? ''
  const isDate = DATE.test(value)
  if (!isDate && !/^\d+(\.\d+)?$/.test(value)) return undefined
  const wait = isDate ? Date.parse(value.replace(WITHOUT_ZONE, '$& GMT')) - now() : Number(value) * 1000
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST)
}
