import { useEffect, useState } from 'react'
import { tryAgain } from '../lib/try-again'
import { Button } from './Button'
import styles from './StillWorking.module.css'

/** So long, in ms, one waits without a word (F23). */
const STILL_WORKING_AFTER = 8000

type Props = {
  /** Over the page, not in its place. */
  floating?: boolean
  /** What is waited for is a read: it can be asked for again, and the first answer counts. */
  isRead?: boolean
}

/** Says that something is still under way, once that takes long. Shown as long as it does. */
export function StillWorking({ floating = false, isRead = false }: Props) {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), STILL_WORKING_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    long && (
      <div className={floating ? styles.floating : styles.inPlace}>
        <p role="status">Still working...</p>
        {isRead && <Button onClick={tryAgain}>Try again</Button>}
      </div>
    )
  )
}
