import { Link } from 'react-router-dom'
import { config } from '../lib/config'
import { paths } from '../lib/paths'
import styles from './NavBar.module.css'

/** The restaurant's logo and name, linked to the home page. */
export const Logo = () => (
  <Link to={paths.home} className={styles.logo}>
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--primary)" />
      <path d="M6 18.500h20a10 10 0 0 1-20 0Z" fill="var(--on-primary)" />
      <path
        d="M11 15c-2-2.500 1.500-3.500 0-6M16 15c-2-2.500 1.500-3.500 0-6M21 15c-2-2.500 1.500-3.500 0-6"
        fill="none"
        stroke="var(--on-primary)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
    {config.restaurantName}
  </Link>
)
