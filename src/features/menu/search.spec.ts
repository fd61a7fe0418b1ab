import { beforeAll, describe, expect, it } from 'vitest'
import type { Dish } from './dish-index'
import { indexDishes, marked, type DishSearch } from './search'

const dish = (name: string, description = '', marks: Partial<Dish> = {}) =>
  ({ id: name, name, description, diets: [], spiceLevel: 0, ...marks }) as unknown as Dish
const dishes = [
  dish('Crème brûlée', 'Burnt sugar'),
  dish('Lime soda', 'With brulee syrup'),
  dish('Salmon', 'Lime, rice'),
  dish('Hand-pulled noodles', 'Black vinegar', { diets: ['VEGETARIAN', 'VEGAN'], spiceLevel: 2 }),
  dish('Rice cakes', 'Steamed', { diets: ['GLUTEN_FREE'], otherNames: ['Rice cakes', 'Reiskuchen'] }),
]

describe('searching the menu', () => {
  let search: DishSearch
  beforeAll(async () => {
    search = indexDishes(new Map(dishes.map((one) => [one.id, one])))
    await search.complete
  })
  const names = (query: string) => search.find(query).map((found) => found.dish.name)

  it('forgives accents and case', () => expect(names('BRULEE')).toEqual(['Crème brûlée', 'Lime soda']))
  it('finds a dish by its name in another language of the shop', () =>
    expect(names('reiskuchen')).toEqual(['Rice cakes']))
  it('puts names before descriptions', () => expect(names('lime')).toEqual(['Lime soda', 'Salmon']))
  it('needs every word, in any order', () => expect(names('rice lime')).toEqual(['Salmon']))
  it('matches the beginning of a word, not its middle', () => expect(names('almo')).toEqual([]))
  it('finds nothing for an empty query', () => expect(names('  ')).toEqual([]))
  it.each(['noodels', 'nodles', 'noodlse', 'nooodles', 'vinegr', 'noodle', 'noodel', 'nodle'])(
    'forgives the typo %s',
    (typo) => expect(names(typo)).toEqual(['Hand-pulled noodles']),
  )
  it('finds the diet and spice that cards show', () => {
    expect(names('spicy vegan')).toEqual(['Hand-pulled noodles'])
    expect(names('vegetarian')).toEqual(['Hand-pulled noodles'])
    expect(names('gluten free')).toEqual(['Rice cakes'])
    expect(names('spicy gluten free')).toEqual([])
  })
  it('forgives no typo in a word too short for it', () => expect(names('lim')).toEqual(['Lime soda', 'Salmon']))
  it.each(['__proto__', 'constructor', 'toString', '\u202e', '<img onerror=1>'])('survives %s (F51)', (query) =>
    expect(names(query)).toEqual([]),
  )
})

describe('people’s spelling', () => {
  const names = ['عربية قهوة', 'Soße', 'Smørrebrød', 'Bánh đa', 'Käsekuchen', 'سفن أب ٧']
  let search: DishSearch
  beforeAll(async () => {
    search = indexDishes(new Map(names.map((name) => [name, dish(name)])))
    await search.complete
  })

  it.each([
    ['عربيه قهـــوه', 'عربية قهوة'],
    ['Sosse', 'Soße'],
    ['smoerre', 'Smørrebrød'],
    ['banh da', 'Bánh đa'],
    ['Kaesekuchen', 'Käsekuchen'],
    ['kasek', 'Käsekuchen'],
    ['7', 'سفن أب ٧'],
  ])('%s finds %s', (query, name) => expect(search.find(query).map((found) => found.dish.name)).toEqual([name]))

  it('is marked in what is found', () => {
    const [found] = search.find('Kaesekuchen')
    expect(marked('Käsekuchen', found!.words)).toEqual([{ text: 'Käsekuchen', hit: true }])
  })
})

it('a match marks a word as one of many', () => {
  expect(marked('Two noodles', new Set(['noodle'])).filter(({ hit }) => hit)).toHaveLength(1)
})

it('a match marks words with their accents, and loses nothing of the text', () => {
  const pieces = marked('Crème brûlée, 2 pieces', new Set(['brulee', 'pieces']))
  expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['brûlée', 'pieces'])
  expect(pieces.map(({ text }) => text).join('')).toBe('Crème brûlée, 2 pieces')
})
