import { describe, expect, it } from 'vitest'
import type { MenuItem, OptionGroup } from '../../api/types'
import { dish, option, pickBetween, pickOne, pickUpTo } from '../../../tests/setup/dishes'
import {
  countOf,
  missingChoices,
  initialSelection,
  mostOf,
  nestedOf,
  quantityOf,
  restoredSelection,
  ruleText,
  withNested,
  withQuantity,
} from './selection'
import { isIncluded, toCartItem } from './selection-price'

const heat = pickOne('Heat', [option('Mild'), option('Hot', 50), option('Fierce', 90, { soldOut: true })])
const sides = pickBetween('Sides', 2, 4, [option('Rice', 100), option('Roti', 200), option('Slaw', 300)])
const extras = pickUpTo('Extras', 3, [option('Egg', 150), option('Herbs', 80)], { perOption: 2 })
const free = pickUpTo('Dips', 4, [option('Tamarind', 100), option('Garlic', 120)], { perOption: 2, free: 2 })
const broth = pickOne('Broth', [option('Clear', { Small: 10, Large: 30 }), option('Dark', { Small: 40, Large: 70 })])
const soup = pickUpTo('Soup', 2, [option('Soup', 500, { groups: [broth] })], { perOption: 2 })

const item = (groups: OptionGroup[], price: number | Record<string, number> = 1000): MenuItem => ({
  ...dish({ name: 'Bowl', description: '', picture: 'row-curry', price, groups }),
  ...{ menuId: 'all-day', menuSectionId: 'bowls', menuItemMappingId: 'all-day.bowls.bowl' },
  availability: { available: true, text: null, availableFrom: null },
})

/** Taps the options of one group in turn: 'rice' once, 'rice 2' to have it twice. */
const tapped = (group: OptionGroup, ...taps: string[]) =>
  taps.reduce<ReturnType<typeof withQuantity>>((groups, tap) => {
    const [id, quantity = '1'] = tap.split(' ')
    return withQuantity(
      groups,
      group,
      group.options.find((one) => one.id === id)!,
      Number(quantity),
    )
  }, [])
const taken = (group: OptionGroup, ...taps: string[]) =>
  tapped(group, ...taps).flatMap(({ options }) => options.map(({ optionId, quantity }) => `${quantity} ${optionId}`))

it.each([
  ['Choose 1', heat],
  ['Choose 2 to 4', sides],
  ['Up to 3', extras],
  ['Optional', pickUpTo('All', 2, [option('One'), option('Two')])],
  ['Choose 3', pickBetween('Three', 3, 3, sides.options)],
])('the rule of a group as text is "%s"', (words, group) => expect(ruleText(group)).toBe(words))

it.each([
  ['a single choice replaces the other option', heat, ['mild', 'hot'], ['1 hot']],
  ['a single choice takes an option once', heat, ['mild 3'], ['1 mild']],
  ['a sold-out option is not taken, and what was chosen stays', heat, ['mild', 'fierce'], ['1 mild']],
  ['a full choice takes no other option', { ...sides, max: 2 }, ['rice', 'roti', 'slaw'], ['1 rice', '1 roti']],
  [
    'a full choice takes another option once one is removed',
    { ...sides, max: 2 },
    ['rice', 'roti', 'rice 0', 'slaw'],
    ['1 roti', '1 slaw'],
  ],
  ['repeats are limited for the option', extras, ['egg 9'], ['2 egg']],
  ['repeats are limited for the group', extras, ['egg 2', 'herbs 2'], ['2 egg', '1 herbs']],
  ['a quantity below zero removes the option', extras, ['egg 2', 'egg -1'], []],
])('%s', (_, group, taps, wanted) => expect(taken(group, ...taps)).toEqual(wanted))

it('a group counts what is chosen of it, and how much more can be', () => {
  expect(countOf(tapped(extras, 'egg 2', 'herbs 2'), extras.id)).toBe(3)
  const group = { ...sides, max: 2 }
  expect(mostOf(tapped(group, 'rice', 'roti'), group, 'slaw')).toBe(0)
})

describe('the preselection', () => {
  const starters = (max: number, quantity: number) =>
    pickUpTo('Sauces', max, [
      option('Soy', 0, { defaultQuantity: quantity }),
      option('Chilli', 0, {
        defaultQuantity: 1,
        groups: [{ ...heat, options: [option('Mild', 0, { defaultQuantity: 1 })] }],
      }),
      option('Fish', 0, { defaultQuantity: 1, soldOut: true }),
    ])

  it('holds the available defaults, with the defaults below them, and the first size', () => {
    const { servingId, groups } = initialSelection(item([starters(5, 1), extras], { Small: 800, Large: 1000 }))
    expect([servingId, initialSelection(item([])).servingId]).toEqual(['small', null])
    expect(groups.map(({ groupId }) => groupId)).toEqual(['sauces'])
    expect(groups[0]!.options.map(({ optionId }) => optionId)).toEqual(['soy', 'chilli'])
    expect(quantityOf(nestedOf(groups, 'sauces', 'chilli'), 'heat', 'mild')).toBe(1)
  })

  it('stays within the rules of the group, whatever the menu says', () => {
    expect(initialSelection(item([starters(1, 3)])).groups[0]!.options).toMatchObject([
      { optionId: 'soy', quantity: 1 },
    ])
  })
})

it('the gaps in the choices are the groups below their minimum, also below a chosen option, with path and rule', () => {
  const groups = [...tapped(sides, 'rice'), ...tapped(soup, 'soup')]
  expect(missingChoices([heat, sides, extras, soup], groups)).toEqual([
    { path: 'heat', name: 'Heat', rule: 'Choose 1' },
    { path: 'sides', name: 'Sides', rule: 'Choose 2 to 4' },
    { path: 'soup.soup.broth', name: 'Broth', rule: 'Choose 1' },
  ])
})

it('the gaps in the choices are closed by choosing, also below an option of which one more is added', () => {
  const dark = withNested(tapped(soup, 'soup'), soup, 'soup', tapped(broth, 'dark'))
  expect(missingChoices([sides, soup], [...tapped(sides, 'rice', 'roti'), ...dark])).toEqual([])
  expect(missingChoices([soup], withQuantity(dark, soup, soup.options[0]!, 2))).toEqual([])
})

describe('an earlier selection', () => {
  const restored = (groups: OptionGroup[], before: ReturnType<typeof tapped>) =>
    restoredSelection(item(groups), { servingId: null, groups: before }).groups
  const dark = withNested(tapped(soup, 'soup 2'), soup, 'soup', tapped(broth, 'dark'))

  it('is restored with what is below it, without the preselection of the menu', () => {
    const preselected = { ...extras, options: [option('Egg', 150, { defaultQuantity: 1 }), option('Herbs', 80)] }
    const before = [...tapped(heat, 'hot'), ...dark]
    expect(restored([heat, preselected, soup], before)).toEqual(before)
    const choice = restored([{ ...soup, options: [option('Soup', 500, { groups: [preselected] })] }], dark)
    expect(nestedOf(choice, 'soup', 'soup')).toEqual([])
  })

  it('loses options that are gone or sold out, and is reduced to the new limits', () => {
    const before = [...tapped(heat, 'hot'), ...tapped(extras, 'egg 2', 'herbs'), ...dark]
    const soldOut = { ...heat, options: [option('Mild'), option('Hot', 50, { soldOut: true })] }
    const one = { ...extras, maxPerOption: 1, max: 1 }
    const clear = { ...broth, options: broth.options.slice(0, 1) }
    const thin = { ...soup, options: [option('Soup', 500, { groups: [clear] })] }
    const groups = restored([soldOut, one, thin], before)
    expect(groups.map(({ groupId }) => groupId)).toEqual(['extras', 'soup'])
    expect(groups[0]!.options).toMatchObject([{ optionId: 'egg', quantity: 1 }])
    expect(groups[1]!.options).toMatchObject([{ optionId: 'soup', quantity: 2, customOptionGroups: [] }])
    expect(missingChoices([soldOut, one, thin], groups).map(({ path }) => path)).toEqual(['heat', 'soup.soup.broth'])
  })

  it.each([
    ['small', 'small'],
    ['large', 'large'],
    ['huge', 'small'],
    [null, 'small'],
  ])('of size %s is of size %s now', (then, now) => {
    const sized = item([], { Small: 800, Large: 1000 })
    expect(restoredSelection(sized, { servingId: then, groups: [] }).servingId).toBe(now)
    expect(restoredSelection(item([]), { servingId: then, groups: [] }).servingId).toBeNull()
  })
})

describe('an option of a group with two free choices', () => {
  const isFree = (groups: ReturnType<typeof tapped>) => free.options.map((one) => isIncluded(free, groups, one, null))
  it.each([
    ['nothing is chosen', [], [true, true]],
    ['the cheaper one is chosen once', ['tamarind'], [true, true]],
    ['both are chosen', ['tamarind', 'garlic'], [true, true]],
    ['the dearer one is chosen twice', ['garlic 2'], [false, true]],
    ['the dearer one is chosen twice beside the cheaper one', ['tamarind', 'garlic 2'], [false, true]],
    ['each is chosen twice', ['tamarind 2', 'garlic 2'], [false, true]],
  ])('while %s is free or not: the dearest are free', (_, taps, expected) => {
    expect(isFree(tapped(free, ...taps))).toEqual(expected)
  })

  it('of the same price is free in the order of the menu', () => {
    const alike = pickUpTo('Dips', 3, [option('Chili', 100), option('Garlic', 100)], { free: 1 })
    const chosen = tapped(alike, 'garlic', 'chili')
    expect(alike.options.map((one) => isIncluded(alike, chosen, one, null))).toEqual([true, false])
  })

  it('is free before and after it replaces the other one of a single choice', () => {
    const single = { ...pickOne('Rice', [option('White', 100), option('Brown', 100)]), freeCount: 1 }
    const chosen = tapped(single, 'white')
    expect(single.options.map((one) => isIncluded(single, chosen, one, null))).toEqual([true, true])
  })
})

it('the sent options have the order of the menu, the prices of the size, and no empty texts', () => {
  const groups = [...withNested(tapped(soup, 'soup'), soup, 'soup', tapped(broth, 'dark')), ...tapped(heat, 'hot')]
  const sent = toCartItem(item([heat, soup], { Small: 800, Large: 1100 }), { servingId: 'large', groups }, 2, '  ')
  expect(sent).toMatchObject({
    qty: 2,
    price: 1100 + 50 + 500 + 70,
    servingQuantityId: 'large',
    specialInstructions: null,
  })
  expect(sent.customOptionGroups.map(({ groupId }) => groupId)).toEqual(['heat', 'soup'])
  expect(sent.customOptionGroups[1]!.options[0]!.customOptionGroups![0]!.options).toMatchObject([
    { optionId: 'dark', quantity: 1, price: 70 },
  ])
  expect(toCartItem(item([]), { servingId: null, groups: [] }, 1, ' no salt ').specialInstructions).toBe('no salt')
})
