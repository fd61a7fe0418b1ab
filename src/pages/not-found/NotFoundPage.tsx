import { t } from 'ttag'
import { LinkButton } from '../../components/Button'
import { PageState } from '../../components/PageState'
import { useHead } from '../../components/use-head'
import { paths } from '../../lib/paths'

export function NotFoundPage() {
  useHead({ page: t`Page not found` })
  return (
    <PageState
      title={t`There is nothing on this plate`}
      actions={
        <>
          <LinkButton to={paths.menu} variant="contained" size="large">
            {t`See the menu`}
          </LinkButton>
          <LinkButton to={paths.home} variant="outlined" size="large">
            {t`Home`}
          </LinkButton>
        </>
      }
    >
      {t`The page you were looking for does not exist, or has moved.`}
    </PageState>
  )
}
