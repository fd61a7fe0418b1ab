import { useEffect, useState } from 'react'
import styles from './StillWorking.module.css'

/** So long, in ms, one waits without a word (fault 23). */
const PATIENCE = 8000

/** Says that something is still under way, once that takes long. Shown as long as it does; `floating` over the page. */
export function StillWorking({ floating = false }: { floating?: boolean }) {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return (
    long && (
      <p role="status" className={floating ? styles.floating : styles.inPlace}>
        Still working...
      </p>
    )
  )
}
