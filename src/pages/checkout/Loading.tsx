import { Skeleton } from '../../components/Skeleton'
import { StillWorking } from '../../components/StillWorking'
import styles from './CheckoutPage.module.css'

/** A placeholder of the checkout's size, shown until the first quote. */
export const Loading = () => (
  <div className={styles.page}>
    <h1>Checkout</h1>
    <StillWorking />
    <div className={styles.columns} role="status" aria-label="Pricing your order">
      <Skeleton height="560px" />
      <Skeleton height="320px" />
    </div>
  </div>
)
