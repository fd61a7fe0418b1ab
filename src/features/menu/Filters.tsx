import { useState, type ReactNode } from 'react'
import { t } from 'ttag'
import { Icon } from '../../components/Icon'
import { optional } from '../../components/lazy'
import { DIETS } from '../../lib/diets'
import { filtersChanged, filtersCleared, toggled, useMenuFilters } from '../../stores/menu-filters'
import { isFiltering } from './filter'
import styles from './Filters.module.css'
import { dietText } from './format-dish'

const AllergenFilter = optional(() => import('./allergen-parts').then((module) => module.AllergenFilter))

type Props = {
  /** What else narrows the menu, in the same row: it stands before the filters, and after them. */
  before: ReactNode
  after: ReactNode
}

/**
 * The customer's diets and avoided allergens, stored on the device. On a phone one button, which counts them, opens
 * them.
 */
export function Filters({ before, after }: Props) {
  const filters = useMenuFilters()
  const { diets, spicy, avoid } = filters
  const [open, setOpen] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const chips = [
    ...DIETS.map((diet) => [dietText(diet), diets.includes(diet), { diets: toggled(diets, diet) }] as const),
    [t`Spicy`, spicy, { spicy: !spicy }] as const,
  ]
  const count = diets.length + avoid.length + Number(spicy)
  return (
    <div className={styles.row}>
      <div className={`fading ${styles.strip}`}>
        {before}
        <button
          type="button"
          className={`${styles.chip} ${styles.toggle}`}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <Icon name="filter" />
          <span className="visually-hidden">{t`Filters`}</span>
          {count > 0 && ` (${count})`}
        </button>
        {after}
      </div>
      <section aria-label={t`Filters`} className={isUnfolded ? styles.unfolded : styles.filters}>
        <div className={`fading ${styles.bar}`}>
          {chips.map(([name, isOn, change]) => (
            <button
              key={name}
              type="button"
              className={styles.chip}
              aria-pressed={isOn}
              onClick={() => filtersChanged(change)}
            >
              {name}
            </button>
          ))}
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
        {open && <AllergenFilter avoid={avoid} />}
      </section>
    </div>
  )
}
