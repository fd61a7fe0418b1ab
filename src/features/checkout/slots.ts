import { t } from 'ttag'
import type { SlotList } from '../../api/types'
import { dateWithDay } from '../../lib/days'
import { now as apiNow } from '../../lib/now'
import { dayIn } from '../../lib/zone'

type Slot = { startsAt: string; isFull: boolean }
export type Day = { date: string; label: string; slots: Slot[] }

/** 'Today', 'Tomorrow', or 'Tue, Nov 24'. */
function dayLabel(date: string, today: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000)
  if (days === 0) return t`Today`
  if (days === 1) return t`Tomorrow`
  return dateWithDay(date)
}

/** The days with their times, full ones included, labelled for the restaurant's time zone. */
export const offeredDays = ({ days }: SlotList, timeZone: string, now = new Date(apiNow())): Day[] =>
  days.flatMap(({ date, slots }) => {
    const offered = slots.map(({ startsAt, available }) => ({ startsAt, isFull: !available }))
    return offered.length > 0 ? [{ date, label: dayLabel(date, dayIn(now, timeZone)), slots: offered }] : []
  })

/** The times of these days that are not full. */
export const freeTimes = (...days: Day[]): string[] =>
  days.flatMap(({ slots }) => slots.filter(({ isFull }) => !isFull).map(({ startsAt }) => startsAt))
