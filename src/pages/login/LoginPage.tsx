import { t } from 'ttag'
import { useHead } from '../../components/use-head'
import { HEADS } from '../../lib/heads'
import { paths } from '../../lib/paths'
import { SignInPage } from '../common/SignInPage'

export function LoginPage() {
  useHead(HEADS.login)
  return <SignInPage title={t`Login`} other={{ asks: t`New here?`, to: paths.signup, link: t`Create an account` }} />
}
