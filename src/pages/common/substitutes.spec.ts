import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemArb, selectionsOf, tapsArb } from '../../../tests/setup/any-item'
import { noodles, option } from '../../../tests/setup/noodles'
import type { MenuItem } from '../../api/types'
import { optionTexts } from '../../features/cart/format-options'
import type { Dish } from '../../features/menu/dish-index'
import { missingChoices, quantityOf } from '../../features/menu/selection'
import { toCartItem } from '../../features/menu/selection-price'
import { checkSelection, priceOf } from '../../sandbox/rules/selection'
import { substitutesOf, substituteWords } from './substitutes'

const RUNS = Number(process.env.SELECTIONS ?? 500) / 4

function menu() {
  const { line, change, read, dish, dishes } = noodles()
  const offers = (from = line, avoid: string[] = []) => substitutesOf(from, dish(), read(), dishes(), avoid)
  const words = (...of: Parameters<typeof offers>) => offers(...of).map((one) => substituteWords(one, 'USD'))
  return { line, change, words, offers, dishes }
}

describe('a line of the cart or of an old order', () => {
  it('that can be ordered as it was has no substitutes', () => {
    expect(menu().words()).toEqual([])
  })

  it('with an option that is sold out: without it, or others of its group, the nearest price first', () => {
    const { line, change, words, offers } = menu()
    change((item) => (option(item, 'soft-egg').soldOut = true))
    expect(words()).toEqual([
      'Without Soft egg',
      'Instead: Crispy garlic',
      'Instead: Roasted peanuts',
      'Instead: Pickled mustard greens',
    ])
    const differences = offers()
      .slice(1)
      .map(({ difference }) => Math.abs(difference))
    expect(differences).toEqual(differences.toSorted((a, b) => a - b))
    for (const { item } of offers()) {
      expect(item).toMatchObject({ qty: 2, servingQuantityId: 'large', specialInstructions: 'No bowl.' })
      expect(item.customOptionGroups.find(({ groupId }) => groupId === line.customOptionGroups![0]!.groupId)).toEqual(
        line.customOptionGroups![0],
      )
    }
  })

  it('is not offered an option with an allergen that the customer avoids', () => {
    const { line, change, words } = menu()
    change((item) => {
      option(item, 'soft-egg').soldOut = true
      option(item, 'roasted-peanuts').allergens = ['PEANUT']
    })
    expect(words(line, ['SOY'])).toContain('Instead: Roasted peanuts')
    expect(words(line, ['PEANUT'])).not.toContain('Instead: Roasted peanuts')
    expect(words(line, ['PEANUT'])[0]).toBe('Without Soft egg')
  })

  it('is not offered an option that preselects one with such an allergen', () => {
    const { line, change, words } = menu()
    change((item) => {
      option(item, 'soft-egg').soldOut = true
      const crumbs = { ...structuredClone(option(item, 'bok-choy')), id: 'crumbs', name: 'Crumbs', defaultQuantity: 1 }
      const inner = {
        ...structuredClone(item.optionGroups[1]!),
        id: 'inner',
        options: [{ ...crumbs, allergens: ['LUPIN' as const] }],
      }
      option(item, 'crispy-garlic').optionGroups = [inner]
    })
    expect(words(line, [])).toContain('Instead: Crispy garlic')
    expect(words(line, ['LUPIN'])).not.toContain('Instead: Crispy garlic')
  })

  it('whose dish is gone is not offered one with such an allergen, nor one whose default option has it', () => {
    const { line, change, dishes } = menu()
    const gone = { ...line, menuItemId: 'gone' }
    const ids = (avoid: string[]) =>
      substitutesOf(gone, undefined, undefined, dishes(), avoid).map(({ item }) => item.menuItemId)
    const [first, second] = ids([])
    change((item) => (item.allergens = ['LUPIN']), first)
    expect(ids([])).toContain(first)
    expect(ids(['LUPIN'])).not.toContain(first)
    const withDefault = dishes().map((dish) =>
      dish.id === second
        ? { ...dish, defaultOptions: [{ name: 'Lupin crumbs', allergens: ['LUPIN' as const] }] }
        : dish,
    )
    const left = substitutesOf(gone, undefined, undefined, withDefault, ['LUPIN'])
    expect(left.map(({ item }) => item.menuItemId)).not.toContain(second)
  })

  it('whose required choice cannot be made any more is offered other dishes', () => {
    const { line, change, offers } = menu()
    change(({ optionGroups }) => optionGroups[0]!.options.forEach((one) => (one.soldOut = true)))
    const items = offers().map(({ item }) => item.menuItemId)
    expect(items.length).toBeGreaterThan(0)
    expect(items).not.toContain(line.menuItemId)
  })

  it('whose required option is sold out has the others of its group only', () => {
    const { change, words } = menu()
    change((item) => (option(item, 'hot').soldOut = true))
    expect(words().length).toBeGreaterThan(0)
    for (const one of words()) expect(one).toMatch(/^Instead: /)
  })

  it('with several options gone names the one that is replaced', () => {
    const { change, words } = menu()
    change((item) => {
      option(item, 'hot').soldOut = true
      option(item, 'soft-egg').soldOut = true
    })
    expect(words().length).toBeGreaterThan(0)
    for (const one of words()) expect(one).toMatch(/^Instead of Hot: /)
  })

  it('with an option of which only one piece is left names the piece that is left out', () => {
    const { line, change, words } = menu()
    const groups = structuredClone(line.customOptionGroups!)
    groups.at(-1)!.options[0]!.quantity = 2
    change((item) => (item.optionGroups[1]!.maxPerOption = 1))
    expect(words({ ...line, customOptionGroups: groups })[0]).toMatch(/^Without Soft egg/)
  })

  it('in a size that is gone, with an option that is gone too, says both', () => {
    const { change, words } = menu()
    change((item) => {
      item.servings = item.servings.filter(({ id }) => id !== 'large')
      option(item, 'soft-egg').soldOut = true
    })
    expect(words()).toEqual(['Instead: Regular, without Soft egg −$3.00'])
  })

  it('says when fewer pieces can be ordered than before', () => {
    const { change, words } = menu()
    change((item) => {
      option(item, 'soft-egg').soldOut = true
      item.maxQuantity = 1
    })
    expect(words()[0]).toBe('Without Soft egg, only 1')
  })

  it('in a group that takes fewer options now is offered without what no longer fits, and not with it', () => {
    const { line, change, words } = menu()
    const groups = structuredClone(line.customOptionGroups!)
    const garlic = { ...groups.at(-1)!.options[0]!, optionId: 'crispy-garlic', name: 'Crispy garlic' }
    groups.at(-1)!.options.push(garlic)
    change((item) => (item.optionGroups[1]!.max = 1))
    expect(words({ ...line, customOptionGroups: groups })).toHaveLength(1)
    expect(words({ ...line, customOptionGroups: groups })[0]).toMatch(/^Without /)
  })

  it('in a size that is gone has the other sizes', () => {
    const { change, words } = menu()
    change((item) => (item.servings = item.servings.filter(({ id }) => id !== 'large')))
    expect(words()).toEqual(['Instead: Regular −$3.00'])
  })

  it('whose dish is sold out has dishes of its section that need no choice and are there now', () => {
    const { line, change, dishes } = menu()
    const section = dishes().filter(({ sectionId }) => sectionId === 'drinks')
    const lemonade = { ...line, menuItemId: 'tamarind-lemonade', unitPrice: 450, quantity: 1 }
    const [, near] = section.filter(({ requiresChoice }) => !requiresChoice)
    const offered = () => {
      const dish = dishes().find(({ id }) => id === lemonade.menuItemId)!
      return substitutesOf(lemonade, { ...dish, soldOut: true }, undefined, dishes(), [])
    }
    expect(offered()).toHaveLength(3)
    for (const { item, difference } of offered()) {
      const other = dishes().find(({ id }) => id === item.menuItemId)!
      expect([other.sectionId, other.requiresChoice, other.soldOut, other.available]).toEqual([
        'drinks',
        false,
        false,
        true,
      ])
      expect(difference).toBe(other.price - 450)
      expect(item.specialInstructions).toBe('No bowl.')
    }
    change((item) => (item.soldOut = true), near!.id)
    expect(offered().map(({ item }) => item.menuItemId)).not.toContain(near!.id)
  })

  it('whose dish has left the menu has popular dishes', () => {
    const { line, dishes } = menu()
    const offered = substitutesOf({ ...line, menuItemId: 'gone' }, undefined, undefined, dishes(), [])
    expect(offered.length).toBeGreaterThan(1)
    for (const { item } of offered) expect(dishes().find(({ id }) => id === item.menuItemId)?.popular).toBe(true)
  })
})

it('whatever is gone of whatever dish, the API takes each substitute at the price shown', { timeout: 60_000 }, () => {
  const seen = { without: 0, instead: 0 }
  const gone = fc.array(fc.nat(20), { minLength: 1, maxLength: 3 })
  const property = fc.property(
    itemArb,
    tapsArb,
    gone,
    fc.integer({ min: 1, max: 9 }),
    (before, taps, lost, quantity) => {
      const selection = selectionsOf(before, taps, false).at(-1)!
      fc.pre(selection.groups.length > 0 && missingChoices(before.optionGroups, selection.groups).length === 0)
      const { price: unitPrice, ...made } = toCartItem(before, selection, quantity, '')
      const item: MenuItem = structuredClone(before)
      const options = item.optionGroups.flatMap((group) => group.options.map((one) => ({ one, groupId: group.id })))
      const chosen = options.filter(({ one, groupId }) => quantityOf(selection.groups, groupId, one.id) > 0)
      for (const at of lost) chosen[at % chosen.length]!.one.soldOut = true
      const dish = { ...item, available: true } as unknown as Dish
      for (const { label, item: offered, difference } of substitutesOf(
        { ...made, quantity, unitPrice },
        dish,
        item,
        [],
        [],
      )) {
        const { servingQuantityId, customOptionGroups } = offered
        expect(() => checkSelection(item, servingQuantityId, customOptionGroups)).not.toThrow()
        expect(offered.price).toBe(priceOf(item, servingQuantityId, customOptionGroups))
        expect(difference).toBe(offered.price - unitPrice)
        const texts = optionTexts(customOptionGroups).join()
        if (label.startsWith('Instead: ')) expect(texts).toContain(label.slice('Instead: '.length))
        seen[label.startsWith('Without') ? 'without' : 'instead'] += 1
      }
    },
  )
  fc.assert(property, { numRuns: RUNS })
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(RUNS / 100)
})
