import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { now as apiNow } from '../../lib/now'
import { clockTime, dayIn } from '../../lib/time'

/**
 * 'Open until 10:00 PM' or 'Closed · opens Tue 11:00 AM', in the restaurant's time zone. Shows the day only if it is
 * not today. Empty when not known.
 */
export function statusText(
  { status, timeZone }: Pick<Restaurant, 'status' | 'timeZone'>,
  now = new Date(apiNow()),
): string {
  if (!status) return ''
  if (status.open) return status.closesAt ? t`Open until ${clockTime(status.closesAt, timeZone)}` : t`Open`
  if (!status.opensAt) return t`Closed`
  const isToday = dayIn(status.opensAt, timeZone) === dayIn(now, timeZone)
  return t`Closed · opens ${clockTime(status.opensAt, timeZone, !isToday)}`
}
