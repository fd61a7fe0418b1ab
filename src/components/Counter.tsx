import { useEffect, useState } from 'react'
import { t } from 'ttag'
import { tooLong } from '../lib/limit'
import styles from './FieldHelp.module.css'

/** From which part of the limit on a screen reader says how much is used. */
const NEAR = 0.8
/** How long the typing pauses before it is said, in ms. */
const PAUSE = 1000

/** Whether so many characters are near the limit, or above it. */
export const isNear = (length: number, limit: number) => length >= limit * NEAR

type Props = { id: string; length: number; limit: number }

/** How much of a limit is used. Near the limit and above it that is said in a pause of the typing, not at each key. */
export function Counter({ id, length, limit }: Props) {
  const used = t`${length} of ${limit} characters`
  const news = isNear(length, limit) ? (tooLong(length, limit) ?? used) : ''
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSaid, PAUSE, news)
    return () => clearTimeout(timer)
  }, [news])
  return (
    <>
      <p id={id} className={styles.counter}>
        {used}
      </p>
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </>
  )
}
