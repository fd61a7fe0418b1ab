import { config } from '../../lib/config'
import styles from './Claim.module.css'
import { useRestaurant } from './use-restaurant'

/** What the restaurant says of itself, in large type: beside the sign-in. */
export function Claim() {
  const { data } = useRestaurant()
  return (
    <p className={styles.claim}>
      <bdi>{data?.tagline.trim() || config.restaurantName}</bdi>
    </p>
  )
}
