import { Link, useLocation } from 'react-router-dom'
import { t } from 'ttag'
import { useHead } from '../../components/use-head'
import { SignIn } from '../../features/auth/SignIn'
import { SignInPanel } from '../../features/auth/SignInPanel'
import { Claim } from '../../features/restaurant/Claim'
import { HEADS } from '../../lib/heads'
import { paths } from '../../lib/paths'
import { useHydrated } from '../../lib/use-hydrated'
import { HeroPlates } from '../common/HeroPlates'

export function LoginPage() {
  useHead(HEADS.login)
  const location = useLocation()
  const search = useHydrated() ? location.search : ''
  return (
    <SignInPanel
      title={t`Login`}
      picture={
        <Claim>
          <HeroPlates />
        </Claim>
      }
      other={
        <>
          {t`New here?`}{' '}
          <Link to={paths.signup + search} data-waits>
            {t`Create an account`}
          </Link>
        </>
      }
    >
      <SignIn />
    </SignInPanel>
  )
}
