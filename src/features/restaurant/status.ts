import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { now as apiNow } from '../../lib/now'
import { comingTime, timeOfDay } from '../../lib/time'

/**
 * 'Open until 10:00 PM' or 'Closed · opens Tue 11:00 AM', in the restaurant's time zone. An opening has its
 * day unless that is today, a closing unless the clock shows that time
 * next. Empty when not known.
 */
export function statusText({ status, timeZone }: Pick<Restaurant, 'status' | 'timeZone'>, now = apiNow()): string {
  if (!status) return ''
  if (status.open) return status.closesAt ? t`Open until ${comingTime(status.closesAt, timeZone, now)}` : t`Open`
  if (!status.opensAt) return t`Closed`
  return t`Closed · opens ${timeOfDay(status.opensAt, timeZone, now)}`
}
