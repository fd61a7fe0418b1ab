import { useQuery } from '@tanstack/react-query'
import { t } from 'ttag'
import { orderQueries } from '../../api/queries/orders'
import { EmptyState } from '../../components/EmptyState'
import { LinkButton } from '../../components/Button'
import { PageState } from '../../components/PageState'
import { paths, withQuery } from '../../lib/paths'

/**
 * Shown when there is nothing to check out. If the lines were ordered in another tab or on another device, shows the
 * order's number and a link to it.
 * @param had the API's ids of the lines that were in the cart before
 */
export function Emptied({ customerId, had }: { customerId: string; had: string[] }) {
  const { data } = useQuery({ ...orderQueries.newest(customerId, had.join()), enabled: had.length > 0 })
  const order = data?.orders.find(({ lines }) => lines.some(({ cartItemId }) => had.includes(cartItemId)))
  if (!order) return <EmptyState title={t`Your cart is empty`}>{t`There is nothing to check out yet.`}</EmptyState>
  return (
    <div role="status">
      <PageState
        title={t`This was just ordered: number ${order.number}`}
        actions={
          <LinkButton to={withQuery(paths.orderSuccess, { orderId: order.id })} variant="contained" size="large">
            {t`See your order`}
          </LinkButton>
        }
      >
        {t`It was placed in another tab or on another device.`}
      </PageState>
    </div>
  )
}
