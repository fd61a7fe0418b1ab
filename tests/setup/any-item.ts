import fc from 'fast-check'
import type { CustomOptionGroup, MenuItem, Option, OptionGroup } from '../../src/api/types'
import { initialSelection, nestedOf, withNested, withQuantity, type Selection } from '../../src/features/menu/selection'

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

/** The same names repeat on every level and in every group. */
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

/** Any item, with groups down to the third level. Two of them are two versions of one: their ids are the same. */
export const itemArb: fc.Arbitrary<MenuItem> = fc
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

/** Taps on the options that are rendered at that moment, counted from the top. */
export const tapsArb = fc.array(fc.record({ row: fc.nat(), quantity: fc.integer({ min: -1, max: 5 }) }), {
  maxLength: 12,
})

type Row = { take: (quantity: number) => CustomOptionGroup[] }

/** Every option on the screen, with the selection that a tap on it results in. */
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

/** The selection at first and after each tap. */
export function selectionsOf(item: MenuItem, taps: { row: number; quantity: number }[], large: boolean): Selection[] {
  const first = initialSelection(item)
  const servingId = item.servings.length > 0 && large ? 'large' : first.servingId
  const selections = [{ ...first, servingId }]
  for (const { row, quantity } of taps) {
    const rows = rowsOf(item.optionGroups, selections.at(-1)!.groups)
    if (rows.length === 0) break
    selections.push({ servingId, groups: rows[row % rows.length]!.take(quantity) })
  }
  return selections
}
