import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { SignIn } from '../../features/auth/SignIn'
import { SignInPanel } from '../../features/auth/SignInPanel'
import { Claim } from '../../features/restaurant/Claim'
import { useHydrated } from '../../lib/use-hydrated'
import { HeroPlates } from './HeroPlates'

type Props = {
  title: string
  signUp?: boolean
  /** What leads to the other of both pages, and the question before it. */
  other: { asks: string; to: string; link: ReactNode }
}

/** Login and Sign Up: the way back that the address names goes along to the other page. */
export function SignInPage({ title, signUp = false, other }: Props) {
  const location = useLocation()
  const search = useHydrated() ? location.search : ''
  return (
    <SignInPanel
      title={title}
      picture={
        <Claim>
          <HeroPlates />
        </Claim>
      }
      other={
        <>
          {other.asks}{' '}
          <Link to={other.to + search} data-waits>
            {other.link}
          </Link>
        </>
      }
    >
      <SignIn signUp={signUp} />
    </SignInPanel>
  )
}
