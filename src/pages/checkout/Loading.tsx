import { t } from 'ttag'
import { useOnline } from '../../api/use-online'
import { LinkButton } from '../../components/Button'
import { PageState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { StillWorking } from '../../components/StillWorking'
import { paths } from '../../lib/paths'
import { Kept } from '../../stores/Kept'
import styles from './CheckoutPage.module.css'

/**
 * Shown until the first quote arrives: the checkout as the customer last saw it, or a placeholder of its size. Offline it
 * says so, as no quote can arrive.
 */
export function Loading() {
  if (!useOnline()) {
    return (
      <PageState
        title={t`You are offline`}
        actions={
          <LinkButton to={paths.cart} variant="outlined">
            {t`Back to the cart`}
          </LinkButton>
        }
      >
        {t`Your cart is kept. The checkout goes on as soon as you are online again.`}
      </PageState>
    )
  }
  return (
    <Kept>
      <div className={styles.page}>
        <h1>{t`Checkout`}</h1>
        <StillWorking />
        <div className={styles.columns} role="status" aria-label={t`Pricing your order`}>
          <Skeleton height="560px" />
          <Skeleton height="320px" />
        </div>
      </div>
    </Kept>
  )
}
