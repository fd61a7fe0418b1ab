import { Link } from 'react-router-dom'
import { t } from 'ttag'
import { optional } from '../components/lazy'
import { Missing } from '../components/PageState'
import { AddressLines } from '../features/restaurant/AddressLines'
import { StoreStatus } from '../features/restaurant/StoreStatus'
import { useRestaurant } from '../features/restaurant/use-restaurant'
import { paths } from '../lib/paths'
import styles from './Footer.module.css'
import { LegalLinks } from './LegalLinks'
import { Logo } from './Logo'

const HoursToday = optional(() => import('../features/restaurant/HoursToday').then((module) => module.HoursToday))

const Languages = optional(() => import('./Languages').then((module) => module.Languages))

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
          {import.meta.env.MULTILINGUAL && <Languages />}
        </div>
        <div>
          <h2 className={styles.heading}>{t`Visit`}</h2>
          {restaurant && <AddressLines restaurant={restaurant} />}
          {(restaurant ? restaurant.incomplete : error) && (
            <Missing action={t`Load them again`} onRetry={() => void refetch()}>
              {restaurant ? t`Some of our details could not be loaded.` : t`Our hours and address could not be loaded.`}
            </Missing>
          )}
        </div>
        <nav className={styles.links} aria-label={t`Footer`}>
          <h2 className={styles.heading}>{t`Explore`}</h2>
          <Link to={paths.menu}>{t`Menu`}</Link>
          <Link to={paths.about}>{t`About`}</Link>
          {restaurant?.giftCards?.amounts.length ? <Link to={paths.giftCards}>{t`Gift cards`}</Link> : null}
          <Link to={paths.contact}>{t`All hours and contact`}</Link>
        </nav>
        {import.meta.env.LEGAL && <LegalLinks />}
      </div>
    </footer>
  )
}
