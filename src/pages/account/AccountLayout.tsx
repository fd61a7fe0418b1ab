import { NavLink, Outlet } from 'react-router-dom'
import { ACCOUNT_PAGES } from '../../lib/paths'
import styles from './AccountLayout.module.css'

/** The account area: its rooms as tabs, and the one that is open. */
export function AccountLayout() {
  return (
    <div className={styles.page}>
      <nav className={styles.tabs} aria-label="Account">
        {ACCOUNT_PAGES.map(([name, path]) => (
          <NavLink key={path} to={path}>
            {name}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  )
}
