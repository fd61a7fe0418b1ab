import { beforeAll, expect, it } from 'vitest'
import type { CustomOptionGroup, MenuItem } from '../../api/types'
import { RESTAURANT, send } from '../../../tests/sandbox/clients'
import type { LinkedChoice } from '../../lib/cart-link'
import { createSandbox } from '../../sandbox/sandbox'
import { linkedGroups, wordsOf } from './linked-choices'

let dumplings: MenuItem
beforeAll(async () => {
  const path = `${RESTAURANT}/menus/all-day/items/pan-fried-dumplings`
  dumplings = (await send<MenuItem>(createSandbox(), 'GET', path)).body
})

const chosen = (...paths: string[]): LinkedChoice[] => paths.map((path) => ({ path: path.split('.'), count: 1 }))
/** 'filling.pork-and-chive' for each option; what is nested follows its option. */
const idsOf = (groups: CustomOptionGroup[]): string[] =>
  groups.flatMap(({ groupId, options }) =>
    options.flatMap(({ optionId, quantity, customOptionGroups = [] }) => [
      `${quantity} ${groupId}.${optionId}`,
      ...idsOf(customOptionGroups),
    ]),
  )
const made = (choices: LinkedChoice[], item = dumplings) => idsOf(linkedGroups(item, choices))

it('an option is found by its group and its own id, or by its own id alone', () => {
  expect(made(chosen('filling.cabbage-and-shiitake'))).toEqual(['1 filling.cabbage-and-shiitake'])
  expect(made(chosen('cabbage-and-shiitake'))).toEqual(['1 filling.cabbage-and-shiitake'])
  expect(made([...chosen('pork-and-chive'), { path: ['chili-crisp'], count: 2 }])).toEqual([
    '1 filling.pork-and-chive',
    '2 dips.chili-crisp',
  ])
})

it('a required choice that a link does not name is the one of the menu; what is optional is not', () => {
  expect(made([])).toEqual(['1 filling.pork-and-chive'])
  expect(made(chosen('dips.chili-crisp'))).toEqual(['1 dips.chili-crisp', '1 filling.pork-and-chive'])
})

it('an option that the dish does not have is named, and nothing is chosen in its place', () => {
  const groups = linkedGroups(dumplings, chosen('filling.tofu-and-leek'))
  expect(idsOf(groups)).toEqual(['1 filling.tofu-and-leek'])
  expect(groups[0]!.options[0]!.name).toBe('Tofu and leek')
  expect(made(chosen('tofu-and-leek'))).toEqual(['1 .tofu-and-leek'])
})

it('options of options keep their places, and are found alone', () => {
  const [filling, dips] = dumplings.optionGroups
  const pork = { ...filling!.options[0]!, optionGroups: [{ ...dips!, min: 1 }] }
  const nested = { ...dumplings, optionGroups: [{ ...filling!, options: [pork] }] }
  const path = 'filling.pork-and-chive.dips.chili-crisp'
  const both = ['1 filling.pork-and-chive', '1 dips.chili-crisp']
  expect(made(chosen(path), nested)).toEqual(both)
  expect(made(chosen('chili-crisp'), nested)).toEqual(both)
  expect(made([{ path: ['filling', 'pork-and-chive'], count: 2 }, ...chosen(path)], nested)[0]).toBe(
    '2 filling.pork-and-chive',
  )
})

it.each([
  ['pad-thai', 'Pad thai'],
  ['Pad_Thai', 'Pad_Thai'],
  ['<b>x</b>', '<b>x</b>'],
  ['\u202e\u0000tea', 'tea'],
  ['x'.repeat(100), 'x'.repeat(60)],
])('an unknown id %j is said as %j', (id, words) => expect(wordsOf(id)).toBe(words))
