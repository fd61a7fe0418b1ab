import { useState, type ReactNode } from 'react'
import { t } from 'ttag'
import { Icon } from '../../components/Icon'
import { ALLERGENS, allergenText, DIETS } from '../../lib/diets'
import { filtersChanged, filtersCleared, toggled, useMenuFilters } from '../../stores/menu-filters'
import { isFiltering } from './filter'
import styles from './Filters.module.css'
import { dietText } from './format-dish'

/**
 * The customer's diets and avoided allergens, stored on the device. On a phone one button, which counts them, opens
 * them. What else narrows the menu stands before them in the same row.
 */
export function Filters({ children }: { children: ReactNode }) {
  const filters = useMenuFilters()
  const { diets, spicy, avoid } = filters
  const [open, setOpen] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const count = diets.length + avoid.length + Number(spicy)
  return (
    <div className={styles.row}>
      {children}
      <button
        type="button"
        className={`${styles.chip} ${styles.toggle}`}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {t`Filters`}
        {count > 0 && ` (${count})`} <Icon name="down" size={16} />
      </button>
      <section aria-label={t`Filters`} className={isUnfolded ? styles.unfolded : styles.filters}>
        <div className={styles.bar}>
          {DIETS.map((diet) => (
            <button
              key={diet}
              type="button"
              className={styles.chip}
              aria-pressed={diets.includes(diet)}
              onClick={() => filtersChanged({ diets: toggled(diets, diet) })}
            >
              {dietText(diet)}
            </button>
          ))}
          <button
            type="button"
            className={styles.chip}
            aria-pressed={spicy}
            onClick={() => filtersChanged({ spicy: !spicy })}
          >
            {t`Spicy`}
          </button>
          <button type="button" className={styles.chip} aria-expanded={open} onClick={() => setOpen(!open)}>
            {t`Allergens`}
            {avoid.length > 0 && ` (${avoid.length})`} <Icon name="down" size={16} />
          </button>
          {isFiltering(filters) && (
            <button type="button" className={styles.chip} onClick={filtersCleared}>
              <Icon name="close" size={16} /> {t`Clear filters`}
            </button>
          )}
        </div>
        {open && (
          <fieldset className={styles.allergens}>
            <legend>{t`Hide dishes with`}</legend>
            {ALLERGENS.map((allergen) => (
              <label key={allergen} className={styles.allergen}>
                <input
                  type="checkbox"
                  checked={avoid.includes(allergen)}
                  onChange={() => filtersChanged({ avoid: toggled(avoid, allergen) })}
                />
                {allergenText(allergen)}
              </label>
            ))}
            <p>{t`By what the kitchen lists. With a severe allergy, please call before you order.`}</p>
          </fieldset>
        )}
      </section>
    </div>
  )
}
