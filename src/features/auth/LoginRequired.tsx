import type { ReactNode } from 'react'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { t } from 'ttag'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { paths, patterns, withQuery } from '../../lib/paths'
import { loginAccepted, loginDeclined } from '../../stores/login-required'

/** A part of the current address as text; as it is when it cannot be decoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Where to return: this page, or the place of a dish on the menu, where adding it leads as well. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const dish = matchPath(patterns.itemInSection, pathname) ?? matchPath(patterns.item, pathname)
  if (!dish) return pathname + search
  const { menuId = '', sectionId = '' }: Record<string, string | undefined> = dish.params
  return paths.menuAt(decoded(menuId), decoded(sectionId))
}

/** Asks a guest who adds an item to sign in (rule 2.10). The item is added after that. `children` say what else it brings. */
export function LoginRequired({ children }: { children?: ReactNode }) {
  const navigate = useNavigate()
  const place = placeOf(useLocation())
  const go = (page: string) => {
    loginAccepted()
    void navigate(withQuery(page, { next: place }))
  }
  return (
    <Dialog onClose={loginDeclined} aria-labelledby="login-required" maxWidth="xs">
      <DialogTitle id="login-required" component="h2" sx={{ pb: 1 }}>
        {t`Login Required`}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <p style={{ marginBottom: 8 }}>{t`Please login to add items to your cart and continue with your order.`}</p>
        {children}
        <Button variant="contained" onClick={() => go(paths.login)}>
          {t`Login to Continue`}
        </Button>
        <Button variant="outlined" onClick={() => go(paths.signup)}>
          {t`Create New Account`}
        </Button>
        <Button onClick={loginDeclined}>{t`Not now`}</Button>
      </DialogContent>
    </Dialog>
  )
}
