import type { MenuItemSummary } from '../../api/types'
import { avoidedAmong } from '../../lib/diets'
import type { MenuFilters } from '../../stores/menu-filters'

type Filtered = Pick<MenuItemSummary, 'diets' | 'spiceLevel' | 'allergens'>

export const isFiltering = ({ diets, spicy }: MenuFilters) => diets.length > 0 || spicy

/**
 * Whether a dish matches the filters: it has all the diets and none of the avoided allergens. An option that contains
 * an avoided allergen can be left out, so it does not hide the dish: see `avoidedOptions`.
 */
export function matchesFilters({ diets, spiceLevel, allergens }: Filtered, filters: MenuFilters): boolean {
  if (filters.spicy && spiceLevel === 0) return false
  if (avoidedAmong(allergens, filters.avoid).length > 0) return false
  return filters.diets.every((diet) => (diets as string[]).includes(diet))
}

/** The options that the customer would have to leave out, each with the avoided allergens it contains. */
export function avoidedOptions<Option extends { name: string; allergens: string[] }>(
  options: Option[],
  avoid: string[],
): Option[] {
  return options.flatMap((option) => {
    const allergens = avoidedAmong(option.allergens, avoid)
    return allergens.length > 0 ? [{ ...option, allergens }] : []
  })
}
