import { useState } from 'react'
import { Link, matchPath, useLocation } from 'react-router-dom'
import { t } from 'ttag'
import { LinkButton } from '../components/Button'
import { Icon } from '../components/Icon'
import { IconButton } from '../components/IconButton'
import { lazyDialog } from '../components/lazy'
import { UserMenu } from '../features/auth/UserMenu'
import { CartLink } from '../features/cart/CartLink'
import { useSearchInAddress } from '../features/menu/use-search-in-address'
import { ThemeMenu } from '../features/theme/ThemeMenu'
import { paths } from '../lib/paths'
import { prefetch } from '../lib/prefetch'
import { Logo } from './Logo'
import styles from './NavBar.module.css'

const SideSheet = lazyDialog(() => import('./SideSheet').then((module) => module.SideSheet))

const SIMPLE = ['/menu', '/account', '/cart']

/** Menu, account and cart pages have the simpler bar (rule 2.5). */
const isSimple = (pathname: string) => SIMPLE.some((start) => pathname === start || pathname.startsWith(`${start}/`))

/** Home and checkout have a stronger button of their own. */
const hasAction = (pathname: string) => pathname === paths.home || pathname.startsWith(paths.checkout)

/** Opens search on the menu (rule 2.8). On a narrow screen only the icon is visible. */
function SearchButton() {
  const [, setSearch] = useSearchInAddress()
  return (
    <button
      type="button"
      className={styles.search}
      aria-label={t`Search menu...`}
      onPointerEnter={() => prefetch(() => import('../features/menu/SearchDialog'))}
      onClick={() => setSearch('')}
    >
      <Icon name="search" /> <span>{t`Search menu...`}</span>
    </button>
  )
}

/** The bar over every page: full on a wide screen, with a side sheet on a narrow one. */
export function NavBar() {
  const { pathname } = useLocation()
  const [sheetOpen, setSheetOpen] = useState(false)
  return (
    <header className={styles.bar}>
      <nav className={`${styles.inner} page-width`} aria-label={t`Main`}>
        <Logo />
        {!isSimple(pathname) && (
          <div className={styles.wide}>
            <ThemeMenu />
            <Link to={paths.about} className={styles.link}>
              {t`About`}
            </Link>
            <Link to={paths.contact} className={styles.link}>
              {t`Contact`}
            </Link>
            <LinkButton to={paths.menu} variant={hasAction(pathname) ? 'outlined' : 'contained'}>
              {t`Order Now`}
            </LinkButton>
          </div>
        )}
        {matchPath(paths.menu, pathname) && <SearchButton />}
        <CartLink />
        <UserMenu />
        <IconButton
          icon="menu"
          label={t`Open menu`}
          size={24}
          className={styles.narrow}
          aria-haspopup="dialog"
          onPointerEnter={() => prefetch(() => import('./SideSheet'))}
          onClick={() => setSheetOpen(true)}
        />
      </nav>
      {sheetOpen && <SideSheet onClose={() => setSheetOpen(false)} />}
    </header>
  )
}
