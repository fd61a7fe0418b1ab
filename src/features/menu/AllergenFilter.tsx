import { t } from 'ttag'
import type { MenuFilters } from '../../stores/menu-filters'
import { AllergenChecks } from './AllergenChecks'
import styles from './AllergenFilter.module.css'

/** The allergens that the customer avoids. */
export const AllergenFilter = ({ avoid }: Pick<MenuFilters, 'avoid'>) => (
  <fieldset className={styles.allergens}>
    <legend>{t`Hide dishes with`}</legend>
    <AllergenChecks avoid={avoid} className={styles.allergen} />
    <p>{t`By what the kitchen lists. With a severe allergy, please ask us before you order.`}</p>
  </fieldset>
)
