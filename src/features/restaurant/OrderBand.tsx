import { LinkButton } from '../../components/Button'
import { paths } from '../../lib/paths'
import { useHydrated } from '../../lib/use-hydrated'
import styles from './OrderBand.module.css'
import { useRestaurant } from './use-restaurant'

/** The link to the menu at the end of a content page. */
export function OrderBand() {
  const { data: restaurant } = useRestaurant()
  const isClosed = useHydrated() && restaurant?.status?.open === false
  return (
    <div className="page-width">
      <section className={styles.band} aria-labelledby="order-band">
        <div>
          <h2 id="order-band">Hungry now?</h2>
          <p>{restaurant?.pickup && !isClosed && `Ready to collect in about ${restaurant.pickup.minutes} minutes.`}</p>
        </div>
        <LinkButton to={paths.menu} variant="contained" size="large">
          Order Now
        </LinkButton>
      </section>
    </div>
  )
}
