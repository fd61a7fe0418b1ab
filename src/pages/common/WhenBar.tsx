import { useState } from 'react'
import { t } from 'ttag'
import { Icon } from '../../components/Icon'
import { lazyDialog } from '../../components/lazy'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { afterPaint } from '../../lib/after-paint'
import { timeOfDay } from '../../lib/time'
import { useClock } from '../../lib/use-clock'
import { useHydrated } from '../../lib/use-hydrated'
import { useFulfilment } from '../../stores/fulfilment'
import { useTableForgotten } from '../../stores/table'
import styles from './WhenBar.module.css'

const WhenDialog = lazyDialog(() => import('./WhenDialog').then((module) => module.WhenDialog))

/** 'Pickup, about 25 min', 'Pickup, when we open', 'Delivery, Tue 3:00 PM' or 'Table 12'. */
function useWords(): string {
  const { table, ...chosen } = useFulfilment()
  const { data } = useRestaurant()
  useTableForgotten(data)
  const isHydrated = useHydrated()
  const { requestedTime } = chosen
  const time = useClock((now) => (requestedTime && data ? timeOfDay(requestedTime, data.timeZone, now) : ''))
  const type = data && !data.delivery ? 'PICKUP' : chosen.type
  const words = (time: string) => (type === 'PICKUP' ? t`Pickup, ${time}` : t`Delivery, ${time}`)
  if (isHydrated && table) return t`Table ${table.name}`
  if (!isHydrated || !data) return words(t`as soon as possible`)
  const { status, pickup, delivery } = data
  if (requestedTime) return words(time)
  if (status && !status.open) return words(t`when we open`)
  const minutes = type === 'PICKUP' ? pickup?.minutes : delivery?.minutes
  return words(minutes ? t`about ${minutes} min` : t`as soon as possible`)
}

/** How and when the customer wants the order. Opens the choice. */
export function WhenBar() {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  /** The press is painted first: a slow phone makes the dialog in several frames. */
  const open = () => afterPaint(() => setOpen(true))
  return (
    <>
      <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={open}>
        <Icon name="clock" size={18} />
        <span>{words}</span>
        <Icon name="down" size={18} />
      </button>
      {isOpen && <WhenDialog onClose={() => setOpen(false)} />}
    </>
  )
}
