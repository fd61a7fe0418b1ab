import { LinkButton } from '../../components/Button'
import { PageState } from '../../components/PageState'
import { paths } from '../../lib/paths'

/** No answer came, and the cart has gone: the order is most likely among the customer's. */
export const MaybePlaced = () => (
  <div role="alert">
    <PageState
      title="Your order may have been placed"
      picture="/illustrations/receipt.webp"
      actions={
        <LinkButton to={paths.account.orders} variant="contained" size="large">
          See my orders
        </LinkButton>
      }
    >
      No answer came, but your cart is empty now. Please look at your orders before you order again.
    </PageState>
  </div>
)
