import { useEffect, useState, useSyncExternalStore } from 'react'
import { t } from 'ttag'
import { canTryAgain, onPendingReads, tryAgain } from '../lib/pending-reads'
import { Button } from './Button'
import styles from './StillWorking.module.css'

/** In ms (F23). */
const STILL_WORKING_AFTER = 8000

type Props = {
  /** Shown over the page instead of within it. */
  floating?: boolean
  /** True for reads: those that are pending can be requested again, and the first answer counts. */
  isRead?: boolean
}

/** Requests the pending reads again; only while there are some. */
function TryAgain() {
  const isPending = useSyncExternalStore(onPendingReads, canTryAgain)
  return isPending && <Button onClick={tryAgain}>{t`Try again`}</Button>
}

/** Reports that something is still under way, after STILL_WORKING_AFTER. Unmount it when that is done. */
export function StillWorking({ floating = false, isRead = false }: Props) {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), STILL_WORKING_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    long && (
      <div className={floating ? styles.floating : styles.inPlace}>
        <p role="status">{t`Still working...`}</p>
        {isRead && <TryAgain />}
      </div>
    )
  )
}
