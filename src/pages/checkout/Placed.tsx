import { t } from 'ttag'
import type { Order } from '../../api/types'
import { Button, LinkButton } from '../../components/Button'
import { PageState } from '../../components/PageState'
import { isSettled } from '../../features/checkout/is-settled'
import { paths, withQuery } from '../../lib/paths'

type Props = {
  order: Order
  /** Returns to the checkout. Null when there is nothing to check out. */
  onOther: (() => void) | null
}

/** Shows an order that was placed from this or another tab: its number, and a link to pay for it or to view it. */
export function Placed({ order: { id, number, payment }, onOther }: Props) {
  const settled = isSettled(payment)
  const isProcessing = payment.status === 'PROCESSING'
  const isOpen = !settled && !isProcessing
  return (
    <div role="alert">
      <PageState
        title={t`Your order was placed`}
        actions={
          <>
            <LinkButton to={withQuery(paths.paymentReturn, { orderId: id })} variant="contained" size="large">
              {isOpen ? t`Continue to payment` : t`See your order`}
            </LinkButton>
            {onOther && !isProcessing && (
              <Button variant="outlined" size="large" onClick={onOther}>
                {settled ? t`Start another order` : t`Change the order`}
              </Button>
            )}
          </>
        }
      >
        {isOpen ? t`Your order number is ${number}. It is not paid yet.` : t`Your order number is ${number}.`}{' '}
        {isProcessing && t`Your payment is still being processed.`}
      </PageState>
    </div>
  )
}
