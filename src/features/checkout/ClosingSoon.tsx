import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { clockTime } from '../../lib/time'
import { useClock } from '../../lib/use-clock'
import styles from './checkout.module.css'
import { closingIn } from './times'

/** Counts down the last half hour before closing. */
export function ClosingSoon({ restaurant }: { restaurant: Restaurant }) {
  const minutes = useClock((now) => closingIn(restaurant, now))
  if (minutes === null) return null
  const time = clockTime(restaurant.status!.closesAt!, restaurant.timeZone)
  return (
    <p className={styles.notice} role="status">
      {t`We close in ${minutes} min, at ${time}. Orders placed until then are made today.`}
    </p>
  )
}
