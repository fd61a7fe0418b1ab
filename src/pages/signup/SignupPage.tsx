import { t } from 'ttag'
import { useHead } from '../../components/use-head'
import { HEADS } from '../../lib/heads'
import { paths } from '../../lib/paths'
import { SignInPage } from '../common/SignInPage'

export function SignupPage() {
  useHead(HEADS.signup)
  return (
    <SignInPage title={t`Sign Up`} signUp other={{ asks: t`Been here before?`, to: paths.login, link: t`Login` }} />
  )
}
