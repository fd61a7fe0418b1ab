import { hasLogo, logoHasName } from 'virtual:brand'
import { Link } from 'react-router-dom'
import { config } from '../lib/config'
import { paths } from '../lib/paths'
import styles from './NavBar.module.css'

/** A name of more letters is set smaller. */
const SHORT = 16
const length = config.restaurantName.length > SHORT ? styles.long : ''

/** The restaurant's logo, if it has one, and, unless the logo holds it, its name, linked to the home page. */
export const Logo = () => (
  <Link to={paths.home} className={styles.logo}>
    {hasLogo && <span className={styles.mark} aria-hidden="true" />}
    <span className={logoHasName ? 'visually-hidden' : `${styles.name} ${length}`}>{config.restaurantName}</span>
  </Link>
)
