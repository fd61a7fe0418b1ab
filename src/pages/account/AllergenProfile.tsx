import { useQuery } from '@tanstack/react-query'
import { t } from 'ttag'
import { allergensQuery } from '../../api/queries/allergens'
import { AllergenChecks } from '../../features/menu/AllergenChecks'
import { useMenuFilters } from '../../stores/menu-filters'
import { ErrorMessage } from '../../components/ErrorMessage'
import styles from './AllergenProfile.module.css'

/** What the customer avoids, as on the menu. It is saved with the account as it is changed. */
export function AllergenProfile({ customerId }: { customerId: string }) {
  const { error } = useQuery({ ...allergensQuery(customerId), enabled: customerId !== '' })
  const { avoid } = useMenuFilters()
  return (
    <fieldset className={styles.allergens}>
      <legend>{t`Allergens you avoid`}</legend>
      <p>
        {t`Dishes with them are hidden on the menu and marked in the cart, and the kitchen is told with every order. With a severe allergy, please ask us before you order.`}
      </p>
      <ErrorMessage>
        {error && t`Your account cannot be reached: what you choose is kept on this device only.`}
      </ErrorMessage>
      <AllergenChecks avoid={avoid} className={styles.choice} />
    </fieldset>
  )
}
