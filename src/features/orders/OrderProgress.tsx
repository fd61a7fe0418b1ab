import { t } from 'ttag'
import type { Tracking } from '../../api/types'
import { timeOfDay } from '../../lib/time'
import styles from './OrderProgress.module.css'
import { stepsOf } from './progress'

/** The progress of an order. */
export function OrderProgress({
  order,
  timeZone,
}: {
  order: Pick<Tracking, 'status' | 'history' | 'fulfilment'>
  timeZone: string
}) {
  return (
    <ol className={styles.steps} aria-label={t`Order progress`}>
      {stepsOf(order).map(({ status, words, at, current }) => (
        <li
          key={status}
          className={`${styles.step} ${at ? styles.done : ''}`}
          {...(current && { 'aria-current': 'step' })}
        >
          {words}
          {at && <time dateTime={at}>{timeOfDay(at, timeZone)}</time>}
        </li>
      ))}
    </ol>
  )
}
