import { t } from 'ttag'
import type { FulfilmentType, Restaurant } from '../../api/types'
import { timeOfDay } from '../../lib/time'

const SOON = 30 * 60_000

/** Without a status only the API's quote shows whether the restaurant is open. */
const NOT_KNOWN = { open: true, closesAt: null }

const leadMinutes = ({ pickup, delivery }: Restaurant, type: FulfilmentType) =>
  type === 'PICKUP' ? (pickup?.minutes ?? 0) : (delivery?.minutes ?? 0)

/**
 * Whether an order for as soon as possible waits for the next opening. The restaurant may have closed since its status
 * was read, which a ready time after closing reveals.
 */
export function waitsForOpening(restaurant: Restaurant, type: FulfilmentType, readyAt: string | undefined): boolean {
  const { open, closesAt } = restaurant.status ?? NOT_KNOWN
  if (!open) return true
  if (!closesAt || !readyAt) return false
  return Date.parse(readyAt) > Date.parse(closesAt) + leadMinutes(restaurant, type) * 60_000
}

/** 'As soon as possible (about 25 min)'; while closed, when that is: 'As soon as possible (Tue 11:25 AM)'. */
export function soonestWords(restaurant: Restaurant, type: FulfilmentType, readyAt: string | undefined): string {
  const { timeZone } = restaurant
  if (!waitsForOpening(restaurant, type, readyAt)) {
    const minutes = leadMinutes(restaurant, type)
    return minutes > 0 ? t`As soon as possible (about ${minutes} min)` : t`As soon as possible`
  }
  return readyAt ? t`As soon as possible (${timeOfDay(readyAt, timeZone)})` : t`As soon as possible`
}

/** Whole minutes until the kitchen closes, when that is soon; else null. */
export function closingIn({ status }: Pick<Restaurant, 'status'>, now: number): number | null {
  if (!status?.open || !status.closesAt) return null
  const left = Date.parse(status.closesAt) - now
  return left > 0 && left <= SOON ? Math.ceil(left / 60_000) : null
}
