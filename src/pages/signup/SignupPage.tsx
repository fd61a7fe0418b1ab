import { Link, useLocation } from 'react-router-dom'
import { useTitle } from '../../components/use-title'
import { SignIn } from '../../features/auth/SignIn'
import { SignInPanel } from '../../features/auth/SignInPanel'
import { paths } from '../../lib/paths'

export function SignupPage() {
  useTitle('Sign Up')
  const { search } = useLocation()
  return (
    <SignInPanel
      title="Sign Up"
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
