import { useEffect, useState } from 'react'
import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { now as apiNow } from '../../lib/now'
import { clockTime } from '../../lib/time'
import styles from './checkout.module.css'
import { closingIn } from './times'

const TICK = 10_000

/** Counts down the last half hour before closing. */
export function ClosingSoon({ restaurant }: { restaurant: Restaurant }) {
  const [now, setNow] = useState(apiNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(apiNow()), TICK)
    return () => clearInterval(timer)
  }, [])
  const minutes = closingIn(restaurant, now)
  if (minutes === null) return null
  const time = clockTime(restaurant.status!.closesAt!, restaurant.timeZone)
  return (
    <p className={styles.notice} role="status">
      {t`We close in ${minutes} min, at ${time}. Orders placed until then are made today.`}
    </p>
  )
}
