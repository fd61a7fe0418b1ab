import type { Menu, MenuItemSummary } from '../../api/types'
import { decimal } from '../../lib/money'
import { paths } from '../../lib/paths'

const DIETS: Record<string, string> = {
  VEGETARIAN: 'https://schema.org/VegetarianDiet',
  VEGAN: 'https://schema.org/VeganDiet',
  GLUTEN_FREE: 'https://schema.org/GlutenFreeDiet',
}

/** A menu as schema.org data, with every dish and its price. `origin` is that of the storefront. */
export function menuData(menu: Menu, currency: string, origin = window.location.origin) {
  const itemOf = (sectionId: string, { id, name, description, price, soldOut, diets }: MenuItemSummary) => ({
    '@type': 'MenuItem',
    name,
    description,
    url: origin + paths.item(menu.id, sectionId, id),
    suitableForDiet: diets.flatMap((diet) => DIETS[diet] ?? []),
    offers: {
      '@type': 'Offer',
      price: decimal(price, currency),
      priceCurrency: currency,
      availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
    },
  })
  return {
    '@type': 'Menu',
    name: menu.name,
    url: origin + paths.menu,
    hasMenuSection: menu.sections.map(({ id, name, description, items }) => ({
      '@type': 'MenuSection',
      name,
      description,
      hasMenuItem: items.map((item) => itemOf(id, item)),
    })),
  }
}
