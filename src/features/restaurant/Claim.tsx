import type { ReactNode } from 'react'
import { config } from '../../lib/config'
import styles from './Claim.module.css'
import { useRestaurant } from './use-restaurant'

/** Beside the sign-in: the restaurant's dishes, and in a wide window what it says of itself above them. */
export function Claim({ children }: { children: ReactNode }) {
  const { data } = useRestaurant()
  return (
    <>
      <p className={styles.claim}>
        <bdi>{data?.tagline.trim() || config.restaurantName}</bdi>
      </p>
      <div className={styles.dishes}>{children}</div>
    </>
  )
}
