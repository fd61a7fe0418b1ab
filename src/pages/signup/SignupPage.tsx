import { Link, useLocation } from 'react-router-dom'
import { useHead } from '../../components/use-head'
import { SignIn } from '../../features/auth/SignIn'
import { SignInPanel } from '../../features/auth/SignInPanel'
import { Plates } from '../../features/restaurant/Plates'
import { HEADS } from '../../lib/head'
import { paths } from '../../lib/paths'

export function SignupPage() {
  useHead(HEADS.signup)
  const { search } = useLocation()
  return (
    <SignInPanel
      title="Sign Up"
      picture={<Plates />}
      other={
        <>
          Been here before? <Link to={paths.login + search}>Login</Link>
        </>
      }
    >
      <SignIn signUp />
    </SignInPanel>
  )
}
