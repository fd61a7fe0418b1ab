import { ErrorMessage } from '../../components/ErrorMessage'
import { placeMessage, waitMessage } from './place-messages'
import styles from './checkout.module.css'
import type { Outcome } from './use-unconfirmed-order'

type Props = {
  outcome: Outcome
  error: Error | null
  /** Seconds until the order can be placed. */
  wait: number
  /** Whether the button can be pressed now. */
  canPress: boolean
}

/** The result of placing the order, and a countdown outside the alert, so that it is not read out each second. */
export function PlaceNotice({ outcome, error, wait, canPress }: Props) {
  const words = placeMessage({ outcome, error, canPress })
  return (
    <>
      <ErrorMessage>{words}</ErrorMessage>
      {wait > 0 && <p className={styles.quiet}>{waitMessage(wait)}</p>}
    </>
  )
}
