import { t } from 'ttag'
import { LinkButton } from '../../components/Button'
import { begunChange } from '../../features/orders/change-draft'
import { changePath } from '../../features/orders/change-link'
import styles from './ForOrder.module.css'

/** Leads back to the order that the customer changes, who came for more dishes. */
export function ForOrder({ customerId }: { customerId: string }) {
  const begun = begunChange(customerId)
  if (!begun) return null
  return (
    <p className={styles.note}>
      {t`You are changing order ${begun.number}. These dishes can be added to it.`}
      <LinkButton to={changePath(begun.orderId)} variant="contained">
        {t`Back to order ${begun.number}`}
      </LinkButton>
    </p>
  )
}
