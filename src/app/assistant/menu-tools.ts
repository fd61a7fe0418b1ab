import type { QueryClient } from '@tanstack/react-query'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { OptionGroup, Restaurant } from '../../api/types'
import { additiveWords } from '../../api/use-additive-words'
import { dishesOf, dishPath, type Dish } from '../../features/menu/dish-index'
import { dietText, soldText, type Sold } from '../../features/menu/format-dish'
import { wordsOf } from '../../features/menu/linked-choices'
import { indexDishes } from '../../features/menu/search'
import { ruleText } from '../../features/menu/selection'
import { cheapestSold, servingSold } from '../../features/menu/serving-sold'
import { ageText } from '../../lib/age'
import { contentWords } from '../../lib/allergen-words'
import { linkedId } from '../../lib/cart-link'
import { otherTexts, type Declared } from '../../lib/declared'
import { formatMoney } from '../../lib/money'
import { freshItem } from '../../pages/common/as-now'
import { fulfilmentChoice } from '../../stores/fulfilment'
import { Refusal, textIn, tool, type Tool } from './tool'

const MOST_FOUND = 20

/** The menu as it is served at the time that the customer wants, and its currency. */
export async function menuNow(client: QueryClient) {
  const [{ menus }, restaurant] = await Promise.all([
    client.fetchQuery(restaurantQueries.menus()),
    client.fetchQuery(restaurantQueries.profile()),
  ])
  const all = dishesOf(menus, fulfilmentChoice().requestedTime, restaurant.timeZone)
  return { dishes: new Map(all.map((dish) => [dish.id, dish])), currency: restaurant.currency, restaurant }
}

/** @throws Refusal when there is no such dish */
export function dishNamed(dishes: Map<string, Dish>, id: string): Dish {
  const dish = dishes.get(id) ?? [...dishes.values()].find((one) => linkedId(one.id) === id)
  if (!dish) throw new Refusal(`There is no dish "${wordsOf(id)}" on the menu. search_menu finds the ids of dishes.`)
  return dish
}

const toldPrice = (sold: Sold, currency: string) => ({
  price: formatMoney(sold.price, currency),
  ...(soldText(sold, currency) && { soldAs: soldText(sold, currency) }),
})

/** The allergens of food, and what else the law wants said of it. */
const toldContents = (food: Declared, { additives }: Restaurant) => ({
  allergens: contentWords(food.allergens ?? []),
  declared: otherTexts({ ...food, additives: additiveWords(food.additives, additives) }),
})

const told = (dish: Dish, restaurant: Restaurant) => ({
  id: linkedId(dish.id),
  name: dish.name,
  description: dish.description,
  ...toldPrice(cheapestSold(dish), restaurant.currency),
  sizes: dish.servings.map((size) => ({
    id: linkedId(size.id),
    name: size.name,
    ...toldPrice(servingSold(dish, size), restaurant.currency),
  })),
  ...toldContents(dish, restaurant),
  ...(dish.minimumAge && { age: ageText(dish) }),
  diets: dish.diets.map(dietText),
  available: dish.available && !dish.soldOut,
  needsChoice: dish.requiresChoice,
  page: dishPath(dish),
})

const toldGroups = (groups: OptionGroup[], restaurant: Restaurant): object[] =>
  groups.map((group) => ({
    id: linkedId(group.id),
    name: group.name,
    rule: ruleText(group),
    options: group.options.map((option) => ({
      id: linkedId(option.id),
      name: option.name,
      price: formatMoney(option.price, restaurant.currency),
      ...toldContents(option, restaurant),
      available: !option.soldOut,
      ...(option.optionGroups.length > 0 && { groups: toldGroups(option.optionGroups, restaurant) }),
    })),
  }))

export const menuTools = (client: QueryClient): Tool[] => [
  tool(
    'search_menu',
    `Finds dishes by name, ingredient or diet: up to ${MOST_FOUND}, with ids, sizes, prices, deposits, allergens and ages.`,
    { texts: { query: 'Words to search for, in the language of the menu.' }, isRead: true },
    async (input) => {
      const query = textIn(input, 'query').slice(0, 200)
      const { dishes, restaurant } = await menuNow(client)
      const search = indexDishes(dishes)
      await search.complete
      return {
        dishes: search
          .find(query)
          .slice(0, MOST_FOUND)
          .map(({ dish }) => told(dish, restaurant)),
      }
    },
  ),
  tool(
    'read_dish',
    'Reads a dish with all that can be chosen: sizes, and groups of options with their rules, prices and allergens.',
    { texts: { id: 'The id of the dish, from search_menu.' }, isRead: true },
    async (input) => {
      const { dishes, restaurant } = await menuNow(client)
      const dish = dishNamed(dishes, textIn(input, 'id'))
      const item = await freshItem(client, dish)
      if (!item) throw new Refusal(`"${dish.name}" is no longer on the menu.`)
      return { ...told(dish, restaurant), groups: toldGroups(item.optionGroups, restaurant) }
    },
  ),
]
