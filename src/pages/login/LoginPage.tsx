import { Link, useLocation } from 'react-router-dom'
import { useTitle } from '../../components/use-title'
import { SignIn } from '../../features/auth/SignIn'
import { SignInPanel } from '../../features/auth/SignInPanel'
import { paths } from '../../lib/paths'

export function LoginPage() {
  useTitle('Login')
  const { search } = useLocation()
  return (
    <SignInPanel
      title="Login"
      other={
        <>
          New here? <Link to={paths.signup + search}>Create an account</Link>
        </>
      }
    >
      <SignIn />
    </SignInPanel>
  )
}
