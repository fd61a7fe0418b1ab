import { logoHasName } from 'virtual:brand'
import { Link } from 'react-router-dom'
import { config } from '../lib/config'
import { paths } from '../lib/paths'
import styles from './NavBar.module.css'

/** The restaurant's logo and, unless the logo holds it, its name, linked to the home page. */
export const Logo = () => (
  <Link to={paths.home} className={styles.logo}>
    <span className={styles.mark} aria-hidden="true" />
    <span className={logoHasName ? 'visually-hidden' : undefined}>{config.restaurantName}</span>
  </Link>
)
