import { expect, it } from 'vitest'
import type { Dish } from '../../features/menu/dish-index'
import { goesWellWith } from './goes-well'

const dish = (id: string, sectionId: string, more: Partial<Dish> = {}): Dish => ({
  ...{ id, sectionId, menuId: 'menu', menuItemMappingId: id, name: id, description: '', imageUrl: null, price: 500 },
  ...{
    servings: [],
    defaultOptions: [],
    requiresChoice: false,
    defaultServingQuantityId: null,
    maxQuantity: 9,
    spiceLevel: 0,
  },
  ...{ diets: [], allergens: [], popular: false, soldOut: false, available: true },
  ...more,
})
const chosen = (dishes: Dish[], ...inCart: string[]) => goesWellWith(dishes, new Set(inCart)).map(({ id }) => id)

it('suggestions from other sections come before popular dishes, each in the order of the menu', () => {
  const dishes = [
    dish('soup', 'soups'),
    dish('broth', 'soups', { popular: true }),
    dish('tea', 'drinks'),
    dish('cola', 'drinks', { popular: true }),
    dish('flan', 'sweets', { popular: true }),
  ]
  expect(chosen(dishes, 'soup')).toEqual(['cola', 'flan', 'tea', 'broth'])
})

it('what the API suggests with a dish in the cart comes first, in its order, if it can be ordered', () => {
  const dishes = [
    dish('soup', 'soups', { goesWellWith: ['flan', 'roti', 'soup', 'gone', 'tea'] }),
    dish('tea', 'drinks'),
    dish('roti', 'breads', { soldOut: true }),
    dish('cola', 'drinks', { popular: true, goesWellWith: ['cake'] }),
    dish('flan', 'sweets'),
    dish('cake', 'sweets'),
  ]
  expect(chosen(dishes, 'soup')).toEqual(['flan', 'tea', 'cola', 'cake'])
})

it('suggestions leave out what is in the cart, sold out or unavailable now; there are at most four', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => dish(id, 's'))
  many[1]!.soldOut = true
  many[2]!.available = false
  expect(chosen(many, 'a')).toEqual(['d', 'e', 'f', 'g'])
  expect(chosen([...many, dish('h', 's')], 'a')).toHaveLength(4)
  expect(chosen(many.slice(0, 3), 'a')).toEqual([])
  expect(chosen([])).toEqual([])
})
