import { t } from 'ttag'
import type { Tracking } from '../../api/types'
import { timeOfDay } from '../../lib/time'
import styles from './OrderProgress.module.css'
import { statusText, stepsOf, type Step } from './progress'

type Progress = Pick<Tracking, 'status' | 'history' | 'fulfilment'>

/** How far an order is, as a bar with the status in words. */
export function StatusBar({ order }: { order: Progress }) {
  const steps = stepsOf(order)
  const done = steps.filter(({ at }) => at).length
  return (
    <div className={styles.progress}>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ width: `${(100 * done) / steps.length}%` }} />
      </div>
      <p role="status">{statusText(order.status, order.fulfilment)}</p>
    </div>
  )
}

/** With more letters in their longest words the steps need more room side by side than a phone has. */
const MOST_LETTERS = 44

const lettersOf = ({ words }: Step) => Math.max(...words.split(/\s/).map((word) => word.length))

/** The progress of an order. */
export function OrderProgress({ order, timeZone }: { order: Progress; timeZone: string }) {
  const steps = stepsOf(order)
  const letters = steps.reduce((sum, step) => sum + lettersOf(step), 0)
  return (
    <div className={`${styles.room} ${letters > MOST_LETTERS ? styles.long : ''}`}>
      <ol className={styles.steps} aria-label={t`Order progress`}>
        {steps.map(({ status, words, at, current }) => (
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
    </div>
  )
}
