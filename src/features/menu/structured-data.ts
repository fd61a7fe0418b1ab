import type { Menu, MenuItem, MenuItemSummary, Option } from '../../api/types'
import { allergensText } from '../../lib/declared'
import { decimal } from '../../lib/money'
import { paths } from '../../lib/paths'
import { lowestPrice } from './selection-price'

const DIETS: Record<string, string> = {
  VEGETARIAN: 'https://schema.org/VegetarianDiet',
  VEGAN: 'https://schema.org/VeganDiet',
  GLUTEN_FREE: 'https://schema.org/GlutenFreeDiet',
}

type Dish = Pick<
  MenuItemSummary,
  'id' | 'name' | 'description' | 'price' | 'servings' | 'soldOut' | 'diets' | 'allergens'
>

/** Who eats vegan food is served, eats vegetarian food. */
const dietsOf = ({ diets }: Pick<Dish, 'diets'>) =>
  [...new Set(diets.flatMap((diet) => (diet === 'VEGAN' ? (['VEGETARIAN', diet] as const) : [diet])))].flatMap(
    (diet) => DIETS[diet] ?? [],
  )

/** A description that says the allergens, for which schema.org has no property. Nothing when there is nothing to say. */
function described(text: string | undefined, allergens: Dish['allergens']) {
  const sentence = text?.trim().replace(/[^.!?]$/, '$&.')
  const words = [sentence, allergens.length > 0 && `${allergensText(allergens)}.`].filter(Boolean)
  return words.length > 0 && { description: words.join(' ') }
}

const offerOf = (price: number, currency: string, soldOut: boolean, name?: string) => ({
  '@type': 'Offer',
  ...(name !== undefined && { name }),
  price: decimal(price, currency),
  priceCurrency: currency,
  availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
})

/** An offer for each size, or one for a dish without sizes. */
const offersOf = ({ price, servings, soldOut }: Dish, currency: string) =>
  servings.length > 0
    ? servings.map((size) => offerOf(size.price, currency, soldOut, size.name))
    : [offerOf(price, currency, soldOut)]

function dishAt(dish: Dish, currency: string, url: string, origin: string) {
  const diets = dietsOf(dish)
  return {
    '@type': 'MenuItem',
    name: dish.name,
    ...described(dish.description, dish.allergens),
    url: origin + url,
    ...(diets.length > 0 && { suitableForDiet: diets }),
    offers: offersOf(dish, currency),
  }
}

/** An option, with a price for each size where it depends on the size. */
function optionData({ name, price, pricesByServing, soldOut, allergens }: Option, dish: MenuItem, currency: string) {
  const sizes = dish.servings.map((size) => ({
    name: size.name,
    price: pricesByServing.find(({ servingId }) => servingId === size.id)?.price ?? price,
  }))
  const offers = new Set(sizes.map((size) => size.price)).size > 1 ? sizes : [{ price: sizes[0]?.price ?? price }]
  return {
    '@type': 'MenuItem',
    name,
    ...described('', allergens),
    offers: offers.map((one) => offerOf(one.price, currency, soldOut, 'name' in one ? one.name : undefined)),
  }
}

/** A dish as schema.org data, with what can be added to it. `origin` is that of the storefront. */
export const dishData = (item: MenuItem, currency: string, origin: string) => ({
  ...(item.imageUrl && { image: new URL(item.imageUrl, `${origin}/`).href }),
  // The lowest price, as on the menu.
  ...dishAt(
    { ...item, price: lowestPrice(item) },
    currency,
    paths.item(item.menuId, item.menuSectionId, item.id),
    origin,
  ),
  ...(item.optionGroups.length > 0 && {
    menuAddOn: item.optionGroups.map(({ name, options }) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: options.map((option) => optionData(option, item, currency)),
    })),
  }),
})

/**
 * A menu as schema.org data, with every dish, its prices and allergens. What else is said of a dish is in the data of its
 * own page: the menu's would be a tenth longer. `origin` is that of the storefront.
 */
export const menuData = (menu: Menu, currency: string, origin: string) => ({
  '@type': 'Menu',
  name: menu.name,
  url: `${origin}${paths.menu}`,
  hasMenuSection: menu.sections.map(({ id, name, description, items }) => ({
    '@type': 'MenuSection',
    name,
    ...described(description, []),
    hasMenuItem: items.map((item) =>
      dishAt({ ...item, description: '' }, currency, paths.item(menu.id, id, item.id), origin),
    ),
  })),
})
