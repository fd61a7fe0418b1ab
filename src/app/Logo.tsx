import { hasLogo, hasLongName, logoHasName } from 'virtual:brand'
import { Link } from 'react-router-dom'
import { config } from '../lib/config'
import { paths } from '../lib/paths'
import styles from './NavBar.module.css'

const nameClass = hasLongName ? `${styles.name} ${styles.long}` : styles.name

/** The restaurant's logo, if it has one, and, unless the logo holds it, its name, linked to the home page. */
export const Logo = () => (
  <Link to={paths.home} className={styles.logo}>
    {hasLogo && <span className={styles.mark} aria-hidden="true" />}
    <span className={logoHasName ? 'visually-hidden' : nameClass}>{config.restaurantName}</span>
  </Link>
)
