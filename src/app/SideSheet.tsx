import Drawer from '@mui/material/Drawer'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../components/Icon'
import { IconButton } from '../components/IconButton'
import { useAuth } from '../features/auth/auth-context'
import { themeLabel } from '../features/theme/label'
import { ACCOUNT_PAGES, paths } from '../lib/paths'
import { THEMES } from '../lib/themes'
import { MuiTheme } from '../theme/MuiTheme'
import { themeChosen, useTheme } from '../stores/theme'
import styles from './SideSheet.module.css'

function Expandable({ name, children }: { name: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.row} aria-expanded={open} onClick={() => setOpen(!open)}>
        {name} <Icon name="down" size={18} />
      </button>
      {open && <div role="group" aria-label={name} children={children} />}
    </>
  )
}

/** A component of its own, so that choosing a theme re-renders the list and not the sheet. */
function Themes() {
  const theme = useTheme()
  return THEMES.map((name) => (
    <button
      key={name}
      type="button"
      className={`${styles.row} ${styles.inner}`}
      aria-pressed={name === theme}
      onClick={() => themeChosen(name)}
    >
      {themeLabel(name)} {name === theme && <Icon name="check" size={18} />}
    </button>
  ))
}

/** The navigation of a narrow screen (rule 2.7). */
export function SideSheet({ onClose }: { onClose: () => void }) {
  const { status, logout } = useAuth()
  const link = (name: string, to: string, inner = false) => (
    <Link key={to} to={to} className={`${styles.row} ${inner ? styles.inner : ''}`} onClick={onClose}>
      {name}
    </Link>
  )
  return (
    <MuiTheme>
      <Drawer open anchor="right" onClose={onClose} slotProps={{ paper: { 'aria-label': 'Menu' } }}>
        <nav className={styles.sheet} aria-label="Site">
          <IconButton icon="close" label="Close menu" size={24} className={styles.close} onClick={onClose} />
          <Expandable name="Theme">
            <Themes />
          </Expandable>
          {link('About', paths.about)}
          {link('Contact', paths.contact)}
          {link('Order Now', paths.menu)}
          {status === 'authenticated' ? (
            <>
              <Expandable name="Account">{ACCOUNT_PAGES.map(([name, path]) => link(name, path, true))}</Expandable>
              <button
                type="button"
                className={styles.row}
                onClick={() => {
                  onClose()
                  void logout()
                }}
              >
                Logout
              </button>
            </>
          ) : (
            <>
              {link('Login', paths.login)}
              {link('Sign Up', paths.signup)}
            </>
          )}
        </nav>
      </Drawer>
    </MuiTheme>
  )
}
