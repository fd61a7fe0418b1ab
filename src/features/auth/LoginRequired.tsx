import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { paths, withQuery } from '../../lib/paths'
import { loginAccepted, loginDeclined } from '../../stores/login-required'

/** Asks a guest who adds an item to sign in (rule 2.10). The item is added after that. */
export function LoginRequired() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const go = (page: string) => {
    loginAccepted()
    void navigate(withQuery(page, { next: pathname + search }))
  }
  return (
    <Dialog onClose={loginDeclined} aria-labelledby="login-required" maxWidth="xs">
      <DialogTitle id="login-required" component="h2" sx={{ pb: 1 }}>
        Login Required
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <p style={{ marginBottom: 8 }}>Please login to add items to your cart and continue with your order.</p>
        <Button variant="contained" onClick={() => go(paths.login)}>
          Login to Continue
        </Button>
        <Button variant="outlined" onClick={() => go(paths.signup)}>
          Create New Account
        </Button>
        <Button onClick={loginDeclined}>Not now</Button>
      </DialogContent>
    </Dialog>
  )
}
