import { expect, it } from 'vitest'
import { PLACES, readMenu as read } from '../../../tests/setup/own-menu'
import { choiceIn } from './choices'

it.each([
  ['Choose: Tofu, Chicken, Beef +£1.00', { Tofu: 0, Chicken: 0, Beef: 100 }],
  ['Dressing zur Wahl: Essig-Öl, Joghurt oder Cocktail', { 'Essig-Öl': 0, Joghurt: 0, Cocktail: 0 }],
  ['Wahlweise mit: Huhn, Rind (+1,50), Ente +3,00', { Huhn: 0, Rind: 150, Ente: 300 }],
  ['Sauce au choix : blanche ou harissa', { blanche: 0, harissa: 0 }],
  ['Choice of soup, salad or fries +$2', { soup: 0, salad: 0, fries: 200 }],
  ['اختر: دجاج، لحم +1.50', { دجاج: 0, لحم: 150 }],
])('%s: one of these', (text, answers) => {
  expect(Object.fromEntries(choiceIn(text, 2)!.options.map(({ name, amount }) => [name, amount]))).toEqual(answers)
})
it.each([
  'Choose two: fries, salad, slaw',
  'Choice of two sides or a soup',
  'Choice of sauce, with rice',
  'Choose: Chicken 8.95, Prawn 9.95',
  'Kinderteller nach Wahl: Nuggets oder Fischstäbchen   6,50',
  'Opening hours: 9 or 10',
  'Choose: rice',
])('%s: no choice of one', (text) => expect(choiceIn(text, 2)).toBeUndefined())

it('a choice is one of its section, or of the dish above', async () => {
  const { items, extras, dishes, report } = await read(
    'choices.txt',
    [
      'CURRIES',
      'Choose: Tofu, Chicken, Beef +£1.00',
      '',
      '20. Green Curry **       £8.95',
      '21. Red Curry **         £8.95',
      '',
      'NOODLES',
      '',
      '40. Pad Thai             £9.50',
      '    Choose: Tofu, Chicken, Beef +£1.00',
      '41. Ramen                £9.25',
    ],
    PLACES.GB,
  )
  expect(Object.values(dishes)).toEqual([895, 895, 950, 925])
  expect(items.map(({ optionGroups }) => optionGroups)).toEqual([['Choose'], ['Choose'], ['Choose'], undefined])
  expect(extras).toEqual([
    ['Choose', 'Tofu', 0],
    ['Choose', 'Chicken', 0],
    ['Choose', 'Beef', 100],
  ])
  expect(report).toContain('Choose, sold with CURRIES, 40. Pad Thai:')
  expect(report).toContain('a choice of a section (Choose), row 2')
})

it('a choice in a row of a sheet is one of the section', async () => {
  const { items, extras } = await read('row.csv', [
    'Gericht;Zutaten;Preis',
    'Salate',
    'Nizza;mit Ei;8,00',
    'Tonno;;9,00',
    'Dressing zur Wahl: Joghurt oder Essig-Öl;;',
    'Pizza',
    'Roma;;8,00',
  ])
  expect(items.map(({ description, optionGroups }) => [description, optionGroups])).toEqual([
    ['mit Ei', ['Dressing zur Wahl']],
    [undefined, ['Dressing zur Wahl']],
    [undefined, undefined],
  ])
  expect(extras.map(([, name]) => name)).toEqual(['Joghurt', 'Essig-Öl'])
})

it('prices with a word before each are those of the numbered dish above', async () => {
  const lines = [
    ...['SOUPS', '10. Tom Yum **', '    Hot and sour', '    Chicken £5.95   Prawn £6.95'],
    ...['11. Tom Kha', '    Chicken £5.95   Prawn £6.95', '12. Miso   £4.00'],
  ]
  const { dishes, report } = await read('soups.txt', lines, PLACES.GB)
  expect(Object.values(dishes)).toEqual([{ Chicken: 595, Prawn: 695 }, { Chicken: 595, Prawn: 695 }, 400])
  expect(report).toContain('several prices (Chicken, Prawn), rows 2, 5')
})

it('a choice apart from its heading is no heading', async () => {
  const lines = ['CURRIES', '', 'CHOOSE: TOFU OR BEEF', '', 'Green Curry   £8.95', 'Red Curry   £8.95']
  const { dishes, extras } = await read('apart.txt', lines, PLACES.GB)
  expect(dishes).toEqual({ 'CURRIES / Green Curry': 895, 'CURRIES / Red Curry': 895 })
  expect(extras.map(([, name]) => name)).toEqual(['TOFU', 'BEEF'])
})

it('a heading may have an offer, or a choice in brackets', async () => {
  const { dishes, extras, report } = await read(
    'heads.txt',
    [
      ...['APPETIZERS', 'Larb   $11', '', 'NOODLES  (choice of tofu, pork | beef +$2)', 'Pad Thai   $14', ''],
      ...['COCKTAILS 2 for $15', 'Mojito   $9', 'Martini   $9.50'],
    ],
    PLACES.US,
  )
  expect(dishes).toEqual({
    'APPETIZERS / Larb': 1100,
    'NOODLES / Pad Thai': 1400,
    'COCKTAILS / Mojito': 900,
    'COCKTAILS / Martini': 950,
  })
  expect(extras).toEqual([
    ['choice of', 'tofu', 0],
    ['choice of', 'pork', 0],
    ['choice of', 'beef', 200],
  ])
  expect(report).toContain('2 for $15')
})

it('a choice of no dish is told', async () => {
  const { dishes, report } = await read('none.txt', ['Choose: Tofu or Beef', '', 'SOUPS', 'Miso   £4.00'], PLACES.GB)
  expect(dishes).toEqual({ 'SOUPS / Miso': 400 })
  expect(report).toContain('1: Choose: Tofu, Beef')
})
