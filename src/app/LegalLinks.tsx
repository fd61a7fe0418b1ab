import { legal } from 'virtual:brand'
import { Link } from 'react-router-dom'
import { t } from 'ttag'
import { LEGAL_TITLES } from '../features/legal/names'
import styles from './Footer.module.css'

/** The restaurant's legal pages, and those it has elsewhere. */
export const LegalLinks = () => (
  <nav className={styles.links} aria-labelledby="legal">
    <h2 id="legal" className={styles.heading}>{t`Legal`}</h2>
    {legal.map(([name, address]) => (
      <Link key={name} to={address}>
        {LEGAL_TITLES[name]}
      </Link>
    ))}
  </nav>
)
