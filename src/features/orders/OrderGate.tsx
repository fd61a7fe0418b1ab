import type { ReactNode } from 'react'
import { LinkButton } from '../../components/Button'
import { ApiError } from '../../api/errors'
import type { Order } from '../../api/types'
import { CentredSpinner, ErrorState, PageState } from '../../components/PageState'
import { paths, withQuery } from '../../lib/paths'
import { useAuthStatus, useCustomerId } from '../../stores/auth'
import { useOrder } from './use-order'

type Props = { orderId: string | null; here: string; live?: boolean; children: (order: Order) => ReactNode }

const NotFound = () => (
  <PageState
    title="We could not find this order"
    picture="/illustrations/receipt.webp"
    actions={
      <LinkButton to={paths.account.orders} variant="contained">
        See my orders
      </LinkButton>
    }
  >
    All that you have ordered is in your account.
  </PageState>
)

function Loaded({
  customerId,
  orderId,
  live = false,
  children,
}: Omit<Props, 'here'> & { customerId: string; orderId: string }) {
  const { data, error, refetch } = useOrder(customerId, orderId, { live })
  if (data) return children(data)
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  if (error) return <ErrorState title="The order could not be loaded" onRetry={() => void refetch()} />
  return <CentredSpinner />
}

/** Shows an order to the customer it belongs to, and leads everybody else on. */
export function OrderGate({ orderId, here, ...rest }: Props) {
  const status = useAuthStatus()
  const customerId = useCustomerId()
  if (status === 'loading') return <CentredSpinner />
  if (!customerId) {
    const next = orderId ? withQuery(here, { orderId }) : here
    return (
      <PageState
        title="Please sign in to see your order"
        actions={
          <LinkButton to={withQuery(paths.login, { next })} variant="contained">
            Login
          </LinkButton>
        }
      >
        Sign in with the number you ordered with.
      </PageState>
    )
  }
  return orderId ? <Loaded key={orderId} orderId={orderId} customerId={customerId} {...rest} /> : <NotFound />
}
