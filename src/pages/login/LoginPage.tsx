import { Link, useLocation } from 'react-router-dom'
import { useHead } from '../../components/use-head'
import { SignIn } from '../../features/auth/SignIn'
import { SignInPanel } from '../../features/auth/SignInPanel'
import { Plates } from '../../features/restaurant/Plates'
import { HEADS } from '../../lib/head'
import { paths } from '../../lib/paths'

export function LoginPage() {
  useHead(HEADS.login)
  const { search } = useLocation()
  return (
    <SignInPanel
      title="Login"
      picture={<Plates />}
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
