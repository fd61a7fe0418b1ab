import type { SlotList } from '../../api/types'
import { now as apiNow } from '../../lib/now'
import { dayIn } from '../../lib/time'

export type Day = { date: string; label: string; times: string[] }

/** 'Today', 'Tomorrow', or 'Tue, Nov 24'. */
function dayLabel(date: string, today: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000)
  if (days === 0) return 'Today'
  if (days === 1) return 'Tomorrow'
  const format = { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' } as const
  return new Intl.DateTimeFormat('en-US', format).format(new Date(date))
}

/** The days that still have available times, labelled for the restaurant's time zone. */
export const freeDays = ({ days }: SlotList, timeZone: string, now = new Date(apiNow())): Day[] =>
  days.flatMap(({ date, slots }) => {
    const times = slots.filter(({ available }) => available).map(({ startsAt }) => startsAt)
    return times.length > 0 ? [{ date, label: dayLabel(date, dayIn(now, timeZone)), times }] : []
  })
