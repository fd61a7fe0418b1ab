import Drawer from '@mui/material/Drawer'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { c, t } from 'ttag'
import { Icon } from '../components/Icon'
import { IconButton } from '../components/IconButton'
import { useAuth } from '../features/auth/auth-context'
import { useAccountPages } from '../features/restaurant/use-account-pages'
import { themeLabel } from '../features/theme/label'
import { paths } from '../lib/paths'
import { THEMES } from '../lib/themes'
import { MuiTheme } from '../theme/MuiTheme'
import { themeChosen, useTheme } from '../stores/theme'
import { Languages } from './Languages'
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
  const pages = useAccountPages().filter(({ isUnsure }) => !isUnsure)
  const link = (name: string, to: string, inner = false) => (
    <Link key={to} to={to} className={`${styles.row} ${inner ? styles.inner : ''}`} onClick={onClose}>
      {name}
    </Link>
  )
  return (
    <MuiTheme>
      <Drawer open anchor="right" onClose={onClose} slotProps={{ paper: { 'aria-label': c('navigation').t`Menu` } }}>
        <nav className={styles.sheet} aria-label={t`Site`}>
          <IconButton icon="close" label={t`Close menu`} size={24} className={styles.close} onClick={onClose} />
          <Expandable name={t`Theme`}>
            <Themes />
          </Expandable>
          {import.meta.env.MULTILINGUAL && (
            <Expandable name={t`Language`}>
              <Languages linkClass={`${styles.row} ${styles.inner}`} />
            </Expandable>
          )}
          {link(t`About`, paths.about)}
          {link(t`Contact`, paths.contact)}
          {link(t`Order Now`, paths.menu)}
          {status === 'authenticated' ? (
            <>
              <Expandable name={t`Account`}>{pages.map(({ name, path }) => link(name, path, true))}</Expandable>
              <button
                type="button"
                className={styles.row}
                onClick={() => {
                  onClose()
                  void logout()
                }}
              >
                {t`Logout`}
              </button>
            </>
          ) : (
            <>
              {link(t`Login`, paths.login)}
              {link(t`Sign Up`, paths.signup)}
            </>
          )}
        </nav>
      </Drawer>
    </MuiTheme>
  )
}
