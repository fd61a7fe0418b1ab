import { describe, expect, it } from 'vitest'
import type { MenuItem, OptionGroup } from '../../api/types'
import { dish, option, pickBetween, pickOne, pickUpTo } from '../../../tests/setup/dishes'
import {
  chosenOptions,
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
import { isIncluded, toCartItem, unitPrice } from './selection-price'

const heat = pickOne('Heat', [option('Mild'), option('Hot', 50), option('Fierce', 90, { soldOut: true })])
const sides = pickBetween('Sides', 2, 4, [option('Rice', 100), option('Roti', 200), option('Slaw', 300)])
const extras = pickUpTo('Extras', 3, [option('Egg', 150), option('Herbs', 80)], { perOption: 2 })
const free = pickUpTo('Dips', 4, [option('Tamarind', 100), option('Garlic', 120)], { perOption: 2, free: 2 })
const broth = pickOne('Broth', [option('Clear', { Small: 10, Large: 30 }), option('Dark', { Small: 40, Large: 70 })])
const soup = pickUpTo('Soup', 2, [option('Soup', 500, { groups: [broth] })], { perOption: 2 })

const item = (groups: OptionGroup[], price: number | Record<string, number> = 1000): MenuItem => ({
  ...dish({ name: 'Bowl', description: '', picture: '1f35c', price, groups }),
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

describe('the rule of a group as text', () => {
  it.each([
    [heat, 'Choose 1'],
    [sides, 'Choose 2 to 4'],
    [extras, 'Up to 3'],
    [pickUpTo('All', 2, [option('One'), option('Two')]), 'Optional'],
    [pickBetween('Three', 3, 3, sides.options), 'Choose 3'],
  ])('%o', (group, words) => expect(ruleText(group)).toBe(words))
})

describe('a single choice', () => {
  it('replaces the other option', () => expect(taken(heat, 'mild', 'hot')).toEqual(['1 hot']))
  it('takes an option once', () => expect(taken(heat, 'mild 3')).toEqual(['1 mild']))
  it('does not take a sold-out option, and keeps what was chosen', () => {
    expect(taken(heat, 'mild', 'fierce')).toEqual(['1 mild'])
  })
})

describe('a multiple choice', () => {
  it('is full at its maximum: no other option can be taken until one is removed', () => {
    const group = { ...sides, max: 2 }
    expect(taken(group, 'rice', 'roti', 'slaw')).toEqual(['1 rice', '1 roti'])
    expect(mostOf(tapped(group, 'rice', 'roti'), group, 'slaw')).toBe(0)
    expect(taken(group, 'rice', 'roti', 'rice 0', 'slaw')).toEqual(['1 roti', '1 slaw'])
  })

  it('counts repeats, up to the limit of the option and of the group', () => {
    expect(taken(extras, 'egg 9')).toEqual(['2 egg'])
    expect(taken(extras, 'egg 2', 'herbs 2')).toEqual(['2 egg', '1 herbs'])
    expect(countOf(tapped(extras, 'egg 2', 'herbs 2'), extras.id)).toBe(3)
    expect(taken(extras, 'egg 2', 'egg -1')).toEqual([])
  })
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
    expect(servingId).toBe('small')
    expect(groups.map(({ groupId }) => groupId)).toEqual(['sauces'])
    expect(groups[0]!.options.map(({ optionId }) => optionId)).toEqual(['soy', 'chilli'])
    expect(quantityOf(nestedOf(groups, 'sauces', 'chilli'), 'heat', 'mild')).toBe(1)
  })

  it('stays within the rules of the group, whatever the menu says', () => {
    expect(initialSelection(item([starters(1, 3)])).groups[0]!.options).toMatchObject([
      { optionId: 'soy', quantity: 1 },
    ])
  })

  it('has no size where there are none', () => expect(initialSelection(item([])).servingId).toBeNull())
})

describe('the gaps', () => {
  it('are the groups below their minimum, also below a chosen option, with path and rule', () => {
    const groups = [...tapped(sides, 'rice'), ...tapped(soup, 'soup')]
    expect(missingChoices([heat, sides, extras, soup], groups)).toEqual([
      { path: 'heat', name: 'Heat', rule: 'Choose 1' },
      { path: 'sides', name: 'Sides', rule: 'Choose 2 to 4' },
      { path: 'soup.soup.broth', name: 'Broth', rule: 'Choose 1' },
    ])
  })

  it('are closed by choosing', () => {
    const dark = withNested(tapped(soup, 'soup'), soup, 'soup', tapped(broth, 'dark'))
    expect(missingChoices([sides, soup], [...tapped(sides, 'rice', 'roti'), ...dark])).toEqual([])
  })

  it('keep what was chosen below when one more of the option is added', () => {
    const [option] = soup.options
    const dark = withNested(tapped(soup, 'soup'), soup, 'soup', tapped(broth, 'dark'))
    expect(missingChoices([soup], withQuantity(dark, soup, option!, 2))).toEqual([])
  })
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
  })

  it('has no size when the dish no longer has any', () => {
    expect(restoredSelection(item([]), { servingId: 'large', groups: [] }).servingId).toBeNull()
  })
})

it('the chosen options have the order of the menu, each before those below it', () => {
  const dark = withNested(tapped(soup, 'soup'), soup, 'soup', tapped(broth, 'dark'))
  const chosen = chosenOptions([heat, soup, extras], [...tapped(extras, 'egg 2'), ...dark, ...tapped(heat, 'hot')])
  expect(chosen.map(({ id }) => id)).toEqual(['hot', 'soup', 'dark', 'egg'])
  expect(chosenOptions([heat], [])).toEqual([])
})

describe('the unit price', () => {
  it('includes the dearest options of a group for free, up to its number', () => {
    const price = (...taps: string[]) => unitPrice(item([free]), { servingId: null, groups: tapped(free, ...taps) })
    expect([price(), price('garlic'), price('tamarind 2', 'garlic'), price('tamarind 2', 'garlic 2')]).toEqual([
      1000, 1000, 1100, 1200,
    ])
  })

  it('follows the size, of the dish and of its options, and counts what is below as often as its option', () => {
    const groups = withNested(tapped(soup, 'soup 2'), soup, 'soup', tapped(broth, 'dark'))
    const sized = item([soup], { Small: 800, Large: 1100 })
    expect(unitPrice(sized, { servingId: 'small', groups })).toBe(800 + 2 * (500 + 40))
    expect(unitPrice(sized, { servingId: 'large', groups })).toBe(1100 + 2 * (500 + 70))
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
