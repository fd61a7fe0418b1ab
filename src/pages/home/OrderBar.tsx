import { Link } from 'react-router-dom'
import { t } from 'ttag'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { paths } from '../../lib/paths'
import { timeOfDay } from '../../lib/time'
import { useClock } from '../../lib/use-clock'
import { useHydrated } from '../../lib/use-hydrated'
import { useFulfilment } from '../../stores/fulfilment'
import styles from './OrderBar.module.css'

const MINUTE = 60_000
const STEP = 5 * MINUTE

/** 'Ready 3:55 PM' for who orders now, in steps of five minutes; empty while that is not known. */
function useReady(): string {
  const { data } = useRestaurant()
  const isHydrated = useHydrated()
  const { type, requestedTime } = useFulfilment()
  const isDelivered = type === 'DELIVERY' && Boolean(data?.delivery)
  const minutes = (isDelivered ? data?.delivery : data?.pickup)?.minutes
  const isSoon = isHydrated && data?.status?.open && !requestedTime && minutes
  const time = useClock((now) =>
    isSoon
      ? timeOfDay(new Date(Math.ceil((now + minutes * MINUTE) / STEP) * STEP).toISOString(), data.timeZone, now)
      : '',
  )
  if (!time) return ''
  return isDelivered ? t`There by ${time}` : t`Ready ${time}`
}

/** The way to the menu, with the time at which the food would be there. */
export function OrderBar() {
  const ready = useReady()
  return (
    <div className={styles.bar}>
      <Link to={paths.menu}>{t`Order Now`}</Link>
      <span>{ready}</span>
    </div>
  )
}
