import type { Menu } from '../../api/types'
import { UNKNOWN_ZONE, wallClockIn } from '../../lib/zone'

/**
 * Whether the dishes of a menu can be collected at a time, by the menu's hours. The API judges again in its quote.
 * @param at RFC 3339; null for now, about which the API says whether they are available
 */
export function isServed({ available, served }: Menu['availability'], at: string | null, timeZone: string): boolean {
  if (at === null || !served) return available
  // The quote knows the restaurant's clock.
  if (timeZone === UNKNOWN_ZONE) return true
  const { from, to } = served
  const time = wallClockIn(at, timeZone)
  return from < to ? from <= time && time < to : from <= time || time < to
}
