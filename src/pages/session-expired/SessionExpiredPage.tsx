import { useLocation } from 'react-router-dom'
import { t } from 'ttag'
import { LinkButton } from '../../components/Button'
import { PageState } from '../../components/PageState'
import { useHead } from '../../components/use-head'
import { paths } from '../../lib/paths'

/** Shown when a session could not be renewed (rule 2.11, /auth/login), with a link to sign in again. */
export function SessionExpiredPage() {
  useHead({ page: t`Session expired` })
  const { search } = useLocation()
  return (
    <PageState
      title={t`Session expired. Please login again.`}
      actions={
        <>
          <LinkButton to={paths.login + search} variant="contained" size="large">
            {t`Login`}
          </LinkButton>
          <LinkButton to={paths.menu} variant="outlined" size="large">
            {t`Browse the menu`}
          </LinkButton>
        </>
      }
    >
      {t`Your cart is kept and will be there when you are back.`}
    </PageState>
  )
}
