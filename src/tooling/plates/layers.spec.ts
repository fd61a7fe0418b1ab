import { expect, it } from 'vitest'
import { option, pickUpTo } from '../../../tests/setup/dishes'
import { layersOf } from './layers'

const groupOf = (name: string, ...options: string[]) =>
  pickUpTo(
    name,
    3,
    options.map((one) => option(one)),
  )

const found = (name: string, ...options: string[]) =>
  layersOf([groupOf(name, ...options)]).map(({ option: id, when, garnish }) => `${id} ${when}: ${garnish.join(' ')}`)

it('an option draws what its name says, and one that leaves something out draws it until it is taken', () => {
  expect(found('Toppings', 'Soft egg', 'No cilantro', 'Surprise')).toEqual([
    'soft-egg TAKEN: egg',
    'no-cilantro UNTAKEN: cilantro',
  ])
  expect(found('Extras', 'Ohne Zwiebeln', 'Champignons')).toEqual([
    'ohne-zwiebeln UNTAKEN: pickledOnion',
    'champignons TAKEN: mushroom',
  ])
})

it('what comes beside a dish is not drawn on it', () => expect(found('Dips', 'Peanut sauce')).toEqual([]))

it('what its kind shows already is not drawn twice', () =>
  expect(layersOf([groupOf('Main', 'Potato')], ['potato'])).toEqual([]))

it('what the words of the dish say is on it is there before it is chosen, unless it is left out', () => {
  const groups = [groupOf('Toppings', 'Bok choy', 'Soft egg', 'No cilantro')]
  const layers = layersOf(groups, [], ['spinach', 'cilantro']).map(({ option: id }) => id)
  expect(layers).toEqual(['soft-egg', 'no-cilantro'])
})
