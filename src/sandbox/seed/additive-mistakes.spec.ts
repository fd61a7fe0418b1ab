import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mistakesOf } from '../../../tests/sandbox/restaurant-files'
import { readRestaurantFolder } from './restaurant-folder'

const RESTAURANT = {
  name: 'Aurora',
  address: { line1: 'Via Roma 1', city: 'Milano', region: 'MI', postalCode: '20121', country: 'IT' },
  timeZone: 'Europe/Rome',
  currency: 'EUR',
  hours: { EVERY_DAY: '11:30-14:30' },
}
const ADDITIVES = { 1: 'with coloring', 2: 'with preservative', a: 'with caffeine' }

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'additives-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function read(additives: object | undefined, file: string, menu: string) {
  writeFileSync(join(folder, 'restaurant.json'), JSON.stringify({ ...RESTAURANT, ...(additives && { additives }) }))
  writeFileSync(join(folder, file), menu)
  return readRestaurantFolder(folder)
}
const mistakes = (file: string, menu: string, additives: object | undefined = ADDITIVES) =>
  mistakesOf(join(folder, file), () => read(additives, file, menu))

const json = (dish: object) =>
  JSON.stringify({
    menus: [{ name: 'All', sections: [{ name: 'Drinks', items: [{ name: 'Cola', price: 300, ...dish }] }] }],
  })
const KNOWN = 'is not one of 1, 2, a, the "additives" in restaurant.json.'

it('the additives of a restaurant are a list, in the order of their marks', () => {
  const { restaurant, menu } = read(ADDITIVES, 'menu.json', json({ additives: ['1', 'a'] }))
  expect(restaurant.additives).toEqual([
    { mark: '1', text: 'with coloring' },
    { mark: '2', text: 'with preservative' },
    { mark: 'a', text: 'with caffeine' },
  ])
  expect(menu.menus[0]!.sections[0]!.items[0]!.additives).toEqual(['1', 'a'])
})

const HAM = { name: 'Extra', options: [{ name: 'Ham', additives: ['2', '7'] }] }

it.each([
  ['menu.json', 1, json({ additives: ['1', '9'], optionGroups: [HAM] })],
  ['menu.csv', 3, 'name,price,additives,options\nTea,2.00,,\nCola,3.00,1;9,Extra: Ham [2; 7]'],
])('marks in %s that the restaurant does not explain are reported, of dishes and options', (file, line, menu) => {
  expect(mistakes(file, menu)).toEqual([`${line} 'Cola': "9" ${KNOWN}`, `${line} 'Ham': "7" ${KNOWN}`])
})

it('marks need a restaurant with additives', () => {
  const text = `1 'Cola': "1" needs its meaning in the "additives" of restaurant.json.`
  expect(mistakes('menu.json', json({ additives: ['1'] }), {})).toEqual([text])
})

it('a mark of a restaurant has a text', () => {
  const restaurant = join(folder, 'restaurant.json')
  expect(mistakesOf(restaurant, () => read({ 1: '' }, 'menu.json', json({})))).toEqual([
    expect.stringContaining('A name needs at least one character.'),
  ])
})
