import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './BottomBarLink.module.css'

type Props = { label: string; to: string; phoneOnly?: boolean; children: ReactNode }

/** A link across the bottom of the page, with a text on the left and an amount on the right. */
export const BottomBarLink = ({ label, to, phoneOnly = false, children }: Props) => (
  <nav className={`bottom-bar ${styles.bar} ${phoneOnly ? styles.phoneOnly : ''}`} aria-label={label}>
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  </nav>
)
