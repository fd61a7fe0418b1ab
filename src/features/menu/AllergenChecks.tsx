import { allergenText, askedFor } from '../../lib/allergen-words'
import { filtersChanged, toggled, type MenuFilters } from '../../stores/menu-filters'

type Props = Pick<MenuFilters, 'avoid'> & { className: string | undefined }

/** A box for each allergen that a customer may avoid. */
export const AllergenChecks = ({ avoid, className }: Props) =>
  askedFor(avoid).map((allergen) => (
    <label key={allergen} className={className}>
      <input
        type="checkbox"
        checked={avoid.includes(allergen)}
        onChange={() => filtersChanged({ avoid: toggled(avoid, allergen) })}
      />
      {allergenText(allergen)}
    </label>
  ))
