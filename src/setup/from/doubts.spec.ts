import { expect, it } from 'vitest'
import { PLACES, readMenu } from '../../../tests/setup/own-menu'

/** The names beside which the table has a question mark. */
const doubted = (report: string) =>
  [...report.matchAll(/^.{18} {2}(?<name>\S.{33}).*\?$/gm)].map(({ groups }) => groups!.name!.trim())

it('where a translation stands below each dish, dishes of several lines are doubted: they may begin with it', async () => {
  const { report } = await readMenu(
    'menu.txt',
    [
      'Entrées',
      'Salade verte aux herbes ......... 11,00 €',
      'Green salad with herbs',
      'Tête de veau, sauce gribiche ........ 14,00 €',
      'Hot calf’s head with sauce',
      'Gâteau de foies de volaille ......... 13,00 €',
      'Loaf of chicken liver',
      'Terrine de sanglier aux noix,',
      'marmelade de griottes ........... 16,00 €',
      'Wild-boar terrine with nuts',
      'Risotto crémeux aux noisettes,',
      'copeaux de parmesan ............ 17,00 €',
      'Risotto with hazelnuts',
      'Saumon mariné à l’aneth,',
      'tartare de concombre ........... 19,00 €',
      'Raw salmon with dill',
    ],
    PLACES.FR,
  )
  expect(doubted(report)).toEqual([
    'Tête de veau, sauce gribiche',
    'Loaf of chicken liver',
    'Wild-boar terrine with nuts',
    'Risotto with hazelnuts',
  ])
})

it('two cells in one name, a number of other things and a part of a meal are doubted', async () => {
  const { report } = await readMenu('menu.txt', [
    'Montag',
    '',
    'Ruhetag | Gemüserösti mit Quark    € 9,20',
    '',
    'Dienstag',
    '',
    'Schweinesteak mit Nudeln    € 6,50',
    'Sitzplätze: 40',
    '',
    'Menü für Kinder',
    '',
    'Sirup nach Wahl    € 4,50',
    'Nuggets mit Pommes    € 7,50',
  ])
  expect(doubted(report)).toEqual(['Ruhetag | Gemüserösti mit Quark', 'Sitzplätze', 'Sirup nach Wahl'])
})

it('two dishes in one line are doubted, and so is a name with the end of another column before it', async () => {
  const { dishes, report } = await readMenu('menu.txt', [
    'À PARTAGER    BURGERS',
    '',
    'Planche de Nems poulet * 14,00 € Burger de l’Arsenal * 19,50 €',
    'Assorted meats on a board* Chicken Burger * 18,50 €',
    'Planche de fromage * 17,50 €',
    'Planche mixte * 16,50 €',
  ])
  expect(Object.values(dishes)).toEqual([1400, 1950, 1850, 1750, 1650])
  expect(doubted(report).slice(0, 3)).toEqual([
    'Planche de Nems poulet *',
    'Burger de l’Arsenal *',
    'Assorted meats on a board* Chicke…',
  ])
})

it('a surcharge in what is said about a dish is no price of it', async () => {
  const { items, report } = await readMenu(
    'menu.txt',
    [
      'Biryani',
      'CLASSIC BIRYANI',
      'Pilau rice cooked with mixed spices and a choice of chicken or king prawns (+£3.50)',
      '£9.90',
      'PERSIAN BIRYANI',
      'Pilau rice cooked with mixed spices, topped with a light omelette.',
      '£10.50',
    ],
    PLACES.GB,
  )
  expect(items.map(({ name, price }) => [name, price])).toEqual([
    ['CLASSIC BIRYANI', 990],
    ['PERSIAN BIRYANI', 1050],
  ])
  expect(report).toContain('price in the description')
})
