import { join } from 'node:path'
import { expect, it } from 'vitest'
import { menuIn, PLACES } from '../../../tests/setup/own-menu'
import { mistakeOfMenu } from './from'

async function read(name: string, place: keyof typeof PLACES) {
  const found = await menuIn(join(import.meta.dirname, 'fixtures', name), PLACES[place])
  return {
    ...found,
    dishes: Object.fromEntries(found.sections.flatMap(({ items }) => items.map((dish) => [dish.name, dish]))),
  }
}

it('a pizzeria’s sheet is read with sizes in columns, extras of a section and a legend', async () => {
  const { sections, dishes, optionGroups, additives, report } = await read('pizzeria.csv', 'DE')
  expect(sections.map(({ name, items }) => [name, items.length])).toEqual([
    ['Vorspeisen', 2],
    ['Pizza', 4],
    ['Pasta', 2],
    ['Getränke', 3],
    ['Bier & Wein', 1],
    ['Dessert', 1],
  ])
  expect(dishes['11. Salami']).toEqual({
    name: '11. Salami',
    description: 'mit Rindersalami',
    price: { '26 cm': 750, '32 cm': 950, '40 cm': 1350 },
    allergens: ['WHEAT', 'MILK'],
    additives: ['1', '2'],
    optionGroups: ['Extras Pizza'],
  })
  expect(dishes['23a. Calzone']!.price).toEqual({ '32 cm': 1100 })
  expect(dishes['1. Bruschetta']!.price).toBe(550)
  expect(dishes['Wasser']).toMatchObject({ price: { '0,5 l': 250 }, deposit: 25 })
  expect(dishes['70. Pils 0,5 l']).toMatchObject({ alcoholPercent: 5, minimumAge: 18 })
  expect(optionGroups[0]!.options[0]).toMatchObject({ price: { '26 cm': 100, '32 cm': 150, '40 cm': 200 } })
  expect(additives).toEqual({ 1: 'mit Farbstoff', 2: 'mit Konservierungsstoff', 3: 'koffeinhaltig' })
  expect(report).toContain('alcohol, no age (18), row 24')
  expect(report).toContain('27: 81. Fisch des Tages')
})

it('Excel’s own file is read like its CSV', async () => {
  expect((await read('pizzeria.xlsx', 'DE')).menu).toEqual((await read('pizzeria.csv', 'DE')).menu)
})

it('a café’s sheet in Arabic is read with three decimals', async () => {
  const { dishes, optionGroups } = await read('cafe.csv', 'KW')
  expect(Object.values(dishes).map(({ price }) => price)).toEqual([500, 750, 1250, 1100, 1750])
  expect(dishes['بسبوسة']!.allergens).toEqual(['WHEAT', 'MILK', 'PISTACHIO'])
  expect(optionGroups[0]!.options).toMatchObject([{ name: 'حليب شوفان', price: 250, allergens: ['OATS'] }])
})

it('a Thai takeaway’s PDF is read as text: two columns, numbers, spice and diets by their marks', async () => {
  const { sections, dishes, report } = await read('thai.txt', 'GB')
  expect(sections.map(({ name, items }) => [name, items.length])).toEqual([
    ['STARTERS', 5],
    ['CURRIES', 4],
    ['NOODLES', 2],
    ['EXTRAS', 2],
  ])
  expect(sections[1]!.description).toBe('Served with jasmine rice')
  expect(dishes['20. Green Curry']).toEqual({
    name: '20. Green Curry',
    description: 'bamboo shoots, Thai aubergine',
    price: 1095,
    spiceLevel: 2,
  })
  expect(dishes['2. Vegetable Spring Rolls']).toMatchObject({ price: 550, diets: ['VEGETARIAN'] })
  expect(dishes['21. Massaman Lamb']!.allergens).toEqual(['TREE_NUTS', 'PEANUT'])
  expect(dishes['30. Pad Thai']!.price).toEqual({ Chicken: 995, Prawn: 1150, Tofu: 950 })
  expect(report).toContain('which nuts? (N), row 8')
  expect(report).toContain('24: Please tell us about allergies before you order.')
})

it('a bar’s web page is read: volumes in a table, cards of dishes, an age', async () => {
  const { sections, dishes, report } = await read('bar.html', 'DE')
  expect(sections.map(({ name, items }) => [name, items.length])).toEqual([
    ['Biere vom Fass', 2],
    ['Cocktails (ab 18 Jahren)', 3],
    ['Softdrinks', 2],
  ])
  expect(dishes['Helles']!.price).toEqual({ '0,5 l': 460 })
  expect(dishes['Negroni']).toEqual({
    name: 'Negroni',
    description: 'Gin, Campari, roter Wermut',
    price: 1050,
    minimumAge: 18,
  })
  expect(dishes['Cola 0,33 l']).toEqual({ name: 'Cola 0,33 l', price: 340 })
  expect(report).toContain('Kolibristraße 4, Leipzig')
})

it('a menu with prices in another currency is refused', async () => {
  await expect(read('cafe.csv', 'DE')).rejects.toThrow('give the right --currency or --country')
})

it.each([
  ['menu.txt', 'There is no such file.'],
  ['fixtures', 'There is no such file.'],
  ['from.ts', 'It can be .xlsx, .csv, .txt, .html.'],
])('%s is refused: %s', (name, expected) => {
  expect(mistakeOfMenu(join(import.meta.dirname, name))).toBe(expected)
})
