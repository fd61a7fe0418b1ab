import type { Menu, MenuItem, MenuItemSummary } from '../../api/types'
import { decimal } from '../../lib/money'
import { paths } from '../../lib/paths'

const DIETS: Record<string, string> = {
  VEGETARIAN: 'https://schema.org/VegetarianDiet',
  VEGAN: 'https://schema.org/VeganDiet',
  GLUTEN_FREE: 'https://schema.org/GlutenFreeDiet',
}

type Dish = Pick<MenuItemSummary, 'id' | 'name' | 'description' | 'price' | 'servings' | 'soldOut' | 'diets'>

/** An offer for each size, or one for a dish without sizes. */
function offersOf({ price, servings, soldOut }: Dish, currency: string) {
  const offers = servings.length > 0 ? servings : [{ name: undefined, price }]
  return offers.map((offer) => ({
    '@type': 'Offer',
    name: offer.name,
    price: decimal(offer.price, currency),
    priceCurrency: currency,
    availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
  }))
}

const dishAt = (dish: Dish, currency: string, url: string, origin: string) => ({
  '@type': 'MenuItem',
  name: dish.name,
  description: dish.description,
  url: origin + url,
  suitableForDiet: dish.diets.flatMap((diet) => DIETS[diet] ?? []),
  offers: offersOf(dish, currency),
})

/** A dish as schema.org data, with what can be added to it. `origin` is that of the storefront. */
export const dishData = (item: MenuItem, currency: string, origin: string) => ({
  ...(item.imageUrl && { image: new URL(item.imageUrl, `${origin}/`).href }),
  ...dishAt(item, currency, paths.item(item.menuId, item.menuSectionId, item.id), origin),
  menuAddOn: item.optionGroups.map(({ name, options }) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem: options.map((option) => ({
      '@type': 'MenuItem',
      name: option.name,
      offers: { '@type': 'Offer', price: decimal(option.price, currency), priceCurrency: currency },
    })),
  })),
})

/** A menu as schema.org data, with every dish and its prices. `origin` is that of the storefront. */
export const menuData = (menu: Menu, currency: string, origin: string) => ({
  '@type': 'Menu',
  name: menu.name,
  url: `${origin}${paths.menu}`,
  hasMenuSection: menu.sections.map(({ id, name, description, items }) => ({
    '@type': 'MenuSection',
    name,
    description,
    hasMenuItem: items.map((item) => dishAt(item, currency, paths.item(menu.id, id, item.id), origin)),
  })),
})
