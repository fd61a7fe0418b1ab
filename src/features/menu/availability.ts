import type { Menu, Option, OptionGroup } from '../../api/types'
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

/** Whether an option can be taken: it is not sold out, and what it asks for in turn can be chosen. */
export const canTake = ({ soldOut, optionGroups }: Option): boolean => !soldOut && optionGroups.every(canChoose)

/** Whether a group has enough options left for what it requires. */
function canChoose({ min, max, maxPerOption, options }: OptionGroup): boolean {
  const most = options.filter(canTake).length * maxPerOption
  return Math.min(most, max) >= min
}

/** Whether a dish cannot be ordered now: the API says so, or a choice that it requires cannot be made. */
export const isSoldOut = ({ soldOut, optionGroups = [] }: { soldOut: boolean; optionGroups?: OptionGroup[] }) =>
  soldOut || !optionGroups.every(canChoose)
