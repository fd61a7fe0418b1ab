import { placeMessage, waitMessage } from './place-messages'
import styles from './checkout.module.css'
import type { Outcome } from './use-unconfirmed-order'

type Props = {
  outcome: Outcome
  error: Error | null
  /** How long to wait until the order can be placed, in seconds. */
  wait: number
  /** Whether the button can be pressed now. */
  canPress: boolean
}

/** What became of placing the order, and how long to wait: that counts down, and is not read aloud each second. */
export function PlaceNotice({ outcome, error, wait, canPress }: Props) {
  const words = placeMessage({ outcome, error, canPress })
  return (
    <>
      {words && (
        <p role="alert" className={styles.error}>
          {words}
        </p>
      )}
      {wait > 0 && <p className={styles.quiet}>{waitMessage(wait)}</p>}
    </>
  )
}
