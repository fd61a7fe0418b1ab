import { t } from 'ttag'
import { LinkButton } from '../../components/Button'
import { PageState } from '../../components/PageState'
import { placeMessage } from '../../features/checkout/place-messages'
import type { Outcome } from '../../features/checkout/use-unconfirmed-order'
import { paths } from '../../lib/paths'

/** Shown when an order may have been placed and the cart is empty. It is most likely among the customer's orders. */
export const MaybePlaced = ({ outcome }: { outcome: Outcome }) => (
  <div role="alert">
    <PageState
      title={t`Your order may have been placed`}
      actions={
        <LinkButton to={paths.account.orders} variant="contained" size="large">
          {t`See my orders`}
        </LinkButton>
      }
    >
      {placeMessage({ outcome, error: null, canPress: false })} {t`Please look at your orders before you order again.`}
    </PageState>
  </div>
)
