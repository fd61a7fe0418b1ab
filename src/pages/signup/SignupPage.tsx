import { Link, useLocation } from 'react-router-dom'
import { useHead } from '../../components/use-head'
import { SignIn } from '../../features/auth/SignIn'
import { SignInPanel } from '../../features/auth/SignInPanel'
import { Plates } from '../../features/restaurant/Plates'
import { HEADS } from '../../lib/heads'
import { paths } from '../../lib/paths'
import { useHydrated } from '../../lib/use-hydrated'

export function SignupPage() {
  useHead(HEADS.signup)
  const location = useLocation()
  const search = useHydrated() ? location.search : ''
  return (
    <SignInPanel
      title="Sign Up"
      picture={<Plates />}
      other={
        <>
          Been here before?{' '}
          <Link to={paths.login + search} data-waits>
            Login
          </Link>
        </>
      }
    >
      <SignIn signUp />
    </SignInPanel>
  )
}
