import { offsetAt } from './zone'

const DAY = 86_400_000

/** A calendar day (YYYY-MM-DD) so many days later. */
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)

/**
 * The instant (ms) of a wall-clock time on a calendar day in a time zone, also when the clocks change that day. For a
 * time that occurs twice it is the first one. A time that is skipped moves forward by the length of the gap.
 */
export function instantOf(day: string, wallClock: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${wallClock}:00Z`)
  const [first, second] = [-DAY, DAY].map((away) => asUtc - offsetAt(asUtc + away, timeZone)) as [number, number]
  const isShown = (at: number) => at + offsetAt(at, timeZone) === asUtc
  return isShown(second) && !isShown(first) ? second : first
}
