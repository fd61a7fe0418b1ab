import { expect, it } from 'vitest'
import { readRestaurantFolder } from '../../src/sandbox/seed/restaurant-folder'
import { at, has, put, read, setup, setupProcess } from './setup-folder'

const LOU = ['--name', 'Chez Lou', '--country', 'FR', '--from', 'carte.csv']
const menu = (...dishes: string[]) => put('carte.csv', ['Nom;Prix', 'Plats;', ...dishes].join('\n'))
const names = () =>
  readRestaurantFolder(at('my-restaurant')).menu.menus.flatMap(({ sections }) =>
    sections.flatMap(({ items }) => items.map(({ name }) => name)),
  )

it('a corrected menu is read again, in the language and currency of the restaurant, and all else stays', async () => {
  menu('Quenelle;14,00 €')
  await setup(...LOU)
  const kept = ['my-restaurant/restaurant.json', '.env.local', 'public/brand/brand.json']
  const before = kept.map(read)
  const first = read('my-restaurant/menu.json')
  menu('Quenelle;15,00 €', 'Gratin;9,50 €')
  const { code, output } = await setupProcess('--from', 'carte.csv')
  expect([code, names()]).toEqual([0, ['Quenelle', 'Gratin']])
  expect(output).toContain('Écrit : my-restaurant/menu.json')
  expect(kept.map(read)).toEqual(before)
  expect(read('my-restaurant/menu.before.json')).toBe(first)
})

it('a file without a dish is refused, and the menu stays', async () => {
  menu('Quenelle;14,00 €')
  await setup(...LOU)
  const first = read('my-restaurant/menu.json')
  menu('Quenelle;')
  const { code, output } = await setup('--from', 'carte.csv')
  expect(code).toBe(1)
  expect(output).toContain('No dish with a price was found in carte.csv.')
  expect([read('my-restaurant/menu.json'), has('my-restaurant/menu.before.json')]).toEqual([first, false])
})

it('setup with all answers names how to read the menu alone when the restaurant is there', async () => {
  menu('Quenelle;14,00 €')
  await setup(...LOU)
  const { code, output } = await setup(...LOU)
  expect(code).toBe(1)
  expect(output).toContain('To read the menu alone: npm run setup -- --from carte.csv --folder my-restaurant')
})
