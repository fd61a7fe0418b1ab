import type { MenuItemSummary } from '../../api/types'
import type { MenuFilters } from '../../stores/menu-filters'

type Filtered = Pick<MenuItemSummary, 'diets' | 'spiceLevel' | 'allergens'>

export const isFiltering = ({ diets, spicy, avoid }: MenuFilters) => diets.length + avoid.length > 0 || spicy

/**
 * Whether a dish is one the customer eats: it has every diet asked for, and none of the allergens that are avoided.
 * An option that holds one can be left out, so it does not hide its dish: see `avoidedOptions`.
 */
export function matchesFilters({ diets, spiceLevel, allergens }: Filtered, filters: MenuFilters): boolean {
  if (filters.spicy && spiceLevel === 0) return false
  if (filters.avoid.some((allergen) => (allergens as string[]).includes(allergen))) return false
  return filters.diets.every((diet) => (diets as string[]).includes(diet))
}

/** The options that hold an avoided allergen, each with those it holds: what the customer would have to take out. */
export function avoidedOptions<Option extends { name: string; allergens: string[] }>(
  options: Option[],
  { avoid }: Pick<MenuFilters, 'avoid'>,
): Option[] {
  return options.flatMap((option) => {
    const allergens = option.allergens.filter((allergen) => avoid.includes(allergen))
    return allergens.length > 0 ? [{ ...option, allergens }] : []
  })
}
