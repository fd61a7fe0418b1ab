import type { ReactNode } from 'react'
import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import type { Order } from '../../api/types'
import { LinkButton } from '../../components/Button'
import { CentredSpinner, ErrorState, PageState } from '../../components/PageState'
import { SignInState } from '../../components/SignInState'
import { useHead } from '../../components/use-head'
import { useInSlices } from '../../components/use-in-slices'
import { paths, withQuery } from '../../lib/paths'
import { Kept } from '../../stores/Kept'
import { useAuthStatus, useCustomerId } from '../../stores/auth'
import { useOrder } from './use-order'

type Props = {
  orderId: string | null
  here: string
  /** The page title while no order is shown. An order has its own title. */
  title: string
  live?: boolean
  /** Shown to guests, and to customers who do not own the order. */
  otherwise?: ReactNode
  children: (order: Order) => ReactNode
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  useHead({ page: title })
  return children
}

/** Shown when the order does not exist or belongs to somebody else. */
export const NotFound = ({ title }: { title: string }) => (
  <Titled title={title}>
    <PageState
      title={t`We could not find this order`}
      actions={
        <LinkButton to={paths.account.orders} variant="contained">
          {t`See my orders`}
        </LinkButton>
      }
    >
      {t`All that you have ordered is in your account.`}
    </PageState>
  </Titled>
)

/** The loading, error and not-found states of an order page. */
export function OrderState({ title, error, onRetry }: { title: string; error: Error | null; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) return <NotFound title={title} />
  return (
    <Titled title={title}>
      {error ? (
        <ErrorState title={t`The order could not be loaded`} onRetry={onRetry} />
      ) : (
        <Kept>
          <CentredSpinner />
        </Kept>
      )}
    </Titled>
  )
}

type LoadedProps = Omit<Props, 'here'> & { customerId: string; orderId: string }

function Loaded({ customerId, orderId, title, live = false, otherwise, children }: LoadedProps) {
  const { data, error, refetch } = useOrder(customerId, orderId, { live })
  const isShown = useInSlices(data !== undefined)
  if (data && isShown) return children(data)
  if (otherwise && error instanceof ApiError && error.status === 404) return otherwise
  return <OrderState title={title} error={error} onRetry={() => void refetch()} />
}

/** Shows an order to its owner, and guides everybody else. */
export function OrderGate({ orderId, here, ...rest }: Props) {
  const { title, otherwise } = rest
  const status = useAuthStatus()
  const customerId = useCustomerId()
  if (status === 'loading') {
    return (
      <Titled title={title}>
        <CentredSpinner />
      </Titled>
    )
  }
  if (customerId) {
    return orderId ? (
      <Loaded key={orderId} orderId={orderId} customerId={customerId} {...rest} />
    ) : (
      <NotFound title={title} />
    )
  }
  if (otherwise) return otherwise
  const next = orderId ? withQuery(here, { orderId }) : here
  return (
    <Titled title={title}>
      <SignInState title={t`Please sign in to see your order`} next={next}>
        {t`Sign in with the number you ordered with.`}
      </SignInState>
    </Titled>
  )
}
