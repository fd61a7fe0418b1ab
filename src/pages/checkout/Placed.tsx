import type { Order } from '../../api/types'
import { Button, LinkButton } from '../../components/Button'
import { PageState } from '../../components/PageState'
import { isSettled } from '../../features/orders/is-settled'
import { paths, withQuery } from '../../lib/paths'

type Props = {
  order: Order
  /** Returns to the checkout. Null when there is nothing to check out. */
  onOther: (() => void) | null
}

/** Shown when an unconfirmed order turns out to be placed: its number, and a link to it or to its payment. */
export function Placed({ order: { id, number, payment }, onOther }: Props) {
  const settled = isSettled(payment)
  return (
    <div role="alert">
      <PageState
        title="Your order was placed"
        picture="/illustrations/receipt.webp"
        actions={
          <>
            <LinkButton to={withQuery(paths.paymentReturn, { orderId: id })} variant="contained" size="large">
              {settled ? 'See your order' : 'Continue to payment'}
            </LinkButton>
            {onOther && (
              <Button variant="outlined" size="large" onClick={onOther}>
                {settled ? 'Start another order' : 'Change the order'}
              </Button>
            )}
          </>
        }
      >
        Your order number is {number}.{!settled && ' It is not paid yet.'}
      </PageState>
    </div>
  )
}
