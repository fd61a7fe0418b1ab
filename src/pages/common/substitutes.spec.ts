import { describe, expect, it } from 'vitest'
import { noodles, option, type Changing } from '../../../tests/setup/noodles'
import type { OrderLine } from '../../api/types'
import { substitutesOf, substituteWords } from './substitutes'

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

  const soldOut =
    (...ids: string[]): Changing =>
    (item) =>
      ids.forEach((id) => (option(item, id).soldOut = true))
  const withoutLarge: Changing = (item) => (item.servings = item.servings.filter(({ id }) => id !== 'large'))
  /** Changes which toppings the line has. */
  const toppings = (change: (chosen: Option[]) => void) => (line: OrderLine) =>
    change(line.customOptionGroups!.at(-1)!.options)
  type Option = NonNullable<OrderLine['customOptionGroups']>[number]['options'][number]

  it.each<[string, string[], Changing, ((line: OrderLine) => void)?]>([
    [
      'whose required option is sold out has the others of its group only',
      ['Instead: Mild', 'Instead: Medium', 'Instead: Hot and numbing'],
      soldOut('hot'),
    ],
    [
      'with several options gone names the one that is replaced',
      ['Instead of Hot: Mild', 'Instead of Hot: Medium', 'Instead of Hot: Hot and numbing'],
      soldOut('hot', 'soft-egg'),
    ],
    [
      'with an option of which only one piece is left names the piece that is left out',
      ['Without Soft egg'],
      (item) => (item.optionGroups[1]!.maxPerOption = 1),
      toppings(([egg]) => (egg!.quantity = 2)),
    ],
    [
      'in a group that takes fewer options now is offered without what no longer fits, and not with it',
      ['Without Soft egg'],
      (item) => (item.optionGroups[1]!.max = 1),
      toppings((chosen) => chosen.push({ ...chosen[0]!, optionId: 'crispy-garlic', name: 'Crispy garlic' })),
    ],
    ['in a size that is gone has the other sizes', ['Instead: Regular −$3.00'], withoutLarge],
    [
      'in a size that is gone, with an option that is gone too, says both',
      ['Instead: Regular, without Soft egg −$3.00'],
      (item) => [withoutLarge, soldOut('soft-egg')].forEach((change) => change(item)),
    ],
    [
      'says when fewer pieces can be ordered than before',
      [
        'Without Soft egg',
        ...['Crispy garlic', 'Roasted peanuts', 'Pickled mustard greens'].map((name) => `Instead: ${name}`),
      ].map((one) => `${one}, only 1`),
      (item) => Object.assign(item, { maxQuantity: 1 }) && soldOut('soft-egg')(item),
    ],
  ])('%s', (_, expected, happens, alter) => {
    const { line, change, words } = menu()
    const own = structuredClone(line)
    alter?.(own)
    change(happens)
    expect(words(own)).toEqual(expected)
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
