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

/** Shown when an unconfirmed order turns out to be placed: its number, and a link to it or to its payment. */
export function Placed({ order: { id, number, payment }, onOther }: Props) {
  const settled = isSettled(payment)
  return (
    <div role="alert">
      <PageState
        title={t`Your order was placed`}
        picture="/illustrations/receipt.webp"
        actions={
          <>
            <LinkButton to={withQuery(paths.paymentReturn, { orderId: id })} variant="contained" size="large">
              {settled ? t`See your order` : t`Continue to payment`}
            </LinkButton>
            {onOther && (
              <Button variant="outlined" size="large" onClick={onOther}>
                {settled ? t`Start another order` : t`Change the order`}
              </Button>
            )}
          </>
        }
      >
        {settled ? t`Your order number is ${number}.` : t`Your order number is ${number}. It is not paid yet.`}
      </PageState>
    </div>
  )
}
