import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CustomOptionGroup, MenuItem, Option, OptionGroup } from '../../api/types'
import { checkSelection, priceOf } from '../../sandbox/selection'
import { gapsOf, initialSelection, nestedOf, toCartItem, unitPrice, withNested, withQuantity } from './selection'

const SERVINGS = ['small', 'large']
const seldom = fc.nat(9).map((roll) => roll === 0)

const pricesByServing = fc
  .subarray(SERVINGS)
  .chain((ids) =>
    fc.tuple(...ids.map((servingId) => fc.record({ servingId: fc.constant(servingId), price: fc.nat(900) }))),
  )

const optionArb = (depth: number): fc.Arbitrary<Omit<Option, 'id' | 'name'>> =>
  fc.record({
    price: fc.nat(900),
    pricesByServing,
    defaultQuantity: fc.nat(8).map((roll) => Math.max(0, roll - 5)),
    soldOut: seldom,
    allergens: fc.constant([]),
    optionGroups: depth === 0 ? fc.constant([]) : groupsArb(depth - 1),
  })

/** The same names come again on every level, and in every group. */
const groupArb = (depth: number): fc.Arbitrary<Omit<OptionGroup, 'id' | 'name'>> =>
  fc
    .record({
      min: fc.nat(2),
      more: fc.nat(3),
      maxPerOption: fc.integer({ min: 1, max: 3 }),
      freeCount: fc.nat(3),
      options: fc.array(optionArb(depth), { minLength: 1, maxLength: 4 }),
    })
    .map(({ min, more, options, ...rest }) => ({
      ...rest,
      min,
      max: Math.max(1, min + more),
      options: options.map((option, index) => ({ ...option, id: `option-${index}`, name: `Option ${index}` })),
    }))

const groupsArb = (depth: number): fc.Arbitrary<OptionGroup[]> =>
  fc
    .array(groupArb(depth), { maxLength: 3 })
    .map((groups) => groups.map((group, index) => ({ ...group, id: `group-${index}`, name: `Group ${index}` })))

const itemArb: fc.Arbitrary<MenuItem> = fc
  .record({
    price: fc.nat(3000),
    sized: fc.boolean(),
    prices: fc.tuple(fc.nat(3000), fc.nat(3000)),
    groups: groupsArb(2),
  })
  .map(({ price, sized, prices, groups }) => ({
    ...{ id: 'dish', menuId: 'menu', menuSectionId: 'section', menuItemMappingId: 'menu.section.dish', name: 'Dish' },
    ...{ description: '', imageUrl: null, allergens: [], diets: [], spiceLevel: 0, popular: false, soldOut: false },
    ...{ availability: { available: true, text: null, availableFrom: null }, maxQuantity: 50, price },
    servings: sized ? SERVINGS.map((id, index) => ({ id, name: id, price: prices[index]! })) : [],
    optionGroups: groups,
  }))

const tapsArb = fc.array(fc.record({ row: fc.nat(), quantity: fc.integer({ min: -1, max: 5 }) }), { maxLength: 12 })

type Row = { take: (quantity: number) => CustomOptionGroup[] }

/** Every option that the screen shows, with what a tap on it makes of the whole choice. */
function rowsOf(
  groups: OptionGroup[],
  chosen: CustomOptionGroup[],
  whole: (level: CustomOptionGroup[]) => CustomOptionGroup[] = (level) => level,
): Row[] {
  return groups.flatMap((group) =>
    group.options.flatMap((option) => {
      const taken = chosen.some(({ groupId, options }) => {
        return groupId === group.id && options.some(({ optionId }) => optionId === option.id)
      })
      const below = (nested: CustomOptionGroup[]) => whole(withNested(chosen, group, option.id, nested))
      return [
        { take: (quantity: number) => whole(withQuantity(chosen, group, option, quantity)) },
        ...(taken ? rowsOf(option.optionGroups, nestedOf(chosen, group.id, option.id), below) : []),
      ]
    }),
  )
}

/** Whatever is above a limit, or sold out and yet taken; in words. */
function excess(groups: OptionGroup[], chosen: CustomOptionGroup[]): string[] {
  const ids = chosen.map(({ groupId }) => groupId)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} twice`)
  const within = chosen.flatMap(({ groupId, options }) => {
    const group = groups.find(({ id }) => id === groupId)!
    const count = options.reduce((sum, { quantity }) => sum + quantity, 0)
    const own = options.flatMap(({ optionId, quantity, customOptionGroups = [] }) => {
      const option = group.options.find(({ id }) => id === optionId)!
      return [
        ...(option.soldOut ? [`${optionId} is sold out`] : []),
        ...(quantity < 1 || quantity > group.maxPerOption ? [`${quantity} × ${optionId}`] : []),
        ...excess(option.optionGroups, customOptionGroups),
      ]
    })
    return [...own, ...(count > group.max ? [`${count} of ${group.max} in ${groupId}`] : [])]
  })
  return [...twice, ...within]
}

function refusalOf(item: MenuItem, servingId: string | null, groups: CustomOptionGroup[]): string | null {
  try {
    checkSelection(item, servingId, groups)
    return null
  } catch (cause) {
    return String(cause)
  }
}

it('whatever is tapped: no limit is passed, the price is the host’s, and the host takes exactly what has no gaps', () => {
  const seen = { whole: 0, lacking: 0 }
  const property = fc.property(itemArb, tapsArb, fc.boolean(), (item, taps, large) => {
    let { groups, servingId } = initialSelection(item)
    expect(excess(item.optionGroups, groups)).toEqual([])
    if (item.servings.length > 0 && large) servingId = 'large'
    for (const { row, quantity } of taps) {
      const rows = rowsOf(item.optionGroups, groups)
      if (rows.length === 0) break
      groups = rows[row % rows.length]!.take(quantity)
      expect(excess(item.optionGroups, groups)).toEqual([])
    }
    const selection = { servingId, groups }
    const sent = toCartItem(item, selection, 1, '')
    expect(sent.price).toBe(unitPrice(item, selection))
    expect(sent.price).toBe(priceOf(item, servingId, sent.customOptionGroups))
    const gaps = gapsOf(item.optionGroups, groups)
    const refusal = refusalOf(item, servingId, sent.customOptionGroups)
    if (gaps.length === 0) expect(refusal).toBeNull()
    else expect(refusal).toMatch(/: choose \d/)
    seen[gaps.length === 0 ? 'whole' : 'lacking'] += 1
  })
  fc.assert(property, { numRuns: 2000 })
  expect(Math.min(seen.whole, seen.lacking)).toBeGreaterThan(200)
})
