import { LinkButton } from '../../components/Button'
import { PageState } from '../../components/PageState'
import { useTitle } from '../../components/use-title'
import { paths } from '../../lib/paths'

/** A room of the account that this restaurant has not opened yet. */
export function NotYetPage({ name }: { name: string }) {
  useTitle(name)
  return (
    <PageState
      title={name}
      actions={
        <LinkButton to={paths.account.orders} variant="contained">
          See my orders
        </LinkButton>
      }
    >
      This part of your account is not open yet. Nothing of yours is kept here.
    </PageState>
  )
}
