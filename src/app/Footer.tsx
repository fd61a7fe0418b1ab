import { Link } from 'react-router-dom'
import { Missing } from '../components/PageState'
import { AddressLines } from '../features/restaurant/AddressLines'
import { HoursToday } from '../features/restaurant/HoursToday'
import { StoreStatus } from '../features/restaurant/StoreStatus'
import { useRestaurant } from '../features/restaurant/use-restaurant'
import { paths } from '../lib/paths'
import styles from './Footer.module.css'
import { Logo } from './Logo'

/** Hours, address, phone and the store's status, on every page. */
export function Footer() {
  const { data: restaurant, error, refetch } = useRestaurant()
  return (
    <footer className={styles.footer}>
      <div className={`${styles.inner} page-width`}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.quiet}>{restaurant?.tagline}</p>
          <StoreStatus />
          {restaurant && (
            <p className={styles.quiet}>
              <HoursToday restaurant={restaurant} />
            </p>
          )}
        </div>
        <div>
          <h2 className={styles.heading}>Visit</h2>
          {restaurant && <AddressLines restaurant={restaurant} />}
          {(restaurant ? restaurant.incomplete : error) && (
            <Missing action="Load them again" onRetry={() => void refetch()}>
              {`${restaurant ? 'Some of our details' : 'Our hours and address'} could not be loaded.`}
            </Missing>
          )}
        </div>
        <nav className={styles.links} aria-label="Footer">
          <h2 className={styles.heading}>Explore</h2>
          <Link to={paths.menu}>Menu</Link>
          <Link to={paths.about}>About</Link>
          <Link to={paths.contact}>All hours and contact</Link>
        </nav>
      </div>
    </footer>
  )
}
