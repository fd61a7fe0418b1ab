import { t } from 'ttag'
import { allergenText, askedFor } from '../../lib/allergen-words'
import { filtersChanged, toggled, type MenuFilters } from '../../stores/menu-filters'
import styles from './AllergenFilter.module.css'

/** The allergens that the customer avoids. */
export const AllergenFilter = ({ avoid }: Pick<MenuFilters, 'avoid'>) => (
  <fieldset className={styles.allergens}>
    <legend>{t`Hide dishes with`}</legend>
    {askedFor(avoid).map((allergen) => (
      <label key={allergen} className={styles.allergen}>
        <input
          type="checkbox"
          checked={avoid.includes(allergen)}
          onChange={() => filtersChanged({ avoid: toggled(avoid, allergen) })}
        />
        {allergenText(allergen)}
      </label>
    ))}
    <p>{t`By what the kitchen lists. With a severe allergy, please ask us before you order.`}</p>
  </fieldset>
)
