import fc from 'fast-check'
import { expect, it } from 'vitest'
import { itemArb, selectionsOf, tapsArb } from '../../../tests/setup/any-item'
import type { CustomOptionGroup, MenuItem, OptionGroup } from '../../api/types'
import { checkSelection, priceOf } from '../../sandbox/rules/selection'
import { chosenOptions, missingChoices, restoredSelection } from './selection'
import { toCartItem, unitPrice } from './selection-price'

/** `npm run test:long` draws 10,000. */
const SELECTIONS = Number(process.env.SELECTIONS ?? 500)

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

it(
  'whatever is tapped: no limit is passed, the API computes the same price, and takes exactly what has no gaps',
  { timeout: 60_000 },
  () => {
    const seen = { whole: 0, lacking: 0, nested: 0, several: 0, free: 0, sized: 0 }
    const property = fc.property(itemArb, tapsArb, fc.boolean(), (item, taps, large) => {
      const selections = selectionsOf(item, taps, large)
      expect(selections.flatMap(({ groups }) => excess(item.optionGroups, groups))).toEqual([])
      const selection = selections.at(-1)!
      const { servingId, groups } = selection
      const sent = toCartItem(item, selection, 1, '')
      expect(sent.price).toBe(unitPrice(item, selection))
      expect(sent.price).toBe(priceOf(item, servingId, sent.customOptionGroups))
      const gaps = missingChoices(item.optionGroups, groups)
      const refusal = refusalOf(item, servingId, sent.customOptionGroups)
      if (gaps.length === 0) expect(refusal).toBeNull()
      else expect(refusal).toMatch(/: choose \d/)
      const options = sent.customOptionGroups.flatMap((group) => group.options)
      seen[gaps.length === 0 ? 'whole' : 'lacking'] += 1
      if (options.some(({ customOptionGroups = [] }) => customOptionGroups.length > 0)) seen.nested += 1
      if (options.some(({ quantity }) => quantity > 1)) seen.several += 1
      if (options.reduce((sum, { quantity, price }) => sum + quantity * price, 0) > sent.price) seen.free += 1
      if (servingId === 'large') seen.sized += 1
    })
    fc.assert(property, { numRuns: SELECTIONS })
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(SELECTIONS / 100)
  },
)

const withoutLeast = (groups: OptionGroup[]): OptionGroup[] =>
  groups.map((group) => ({
    ...group,
    min: 0,
    options: group.options.map((option) => ({ ...option, optionGroups: withoutLeast(option.optionGroups) })),
  }))

it(
  'choices from another version of the dish break no rule of this one, except that something may be missing',
  { timeout: 30_000 },
  () => {
    const seen = { same: 0, less: 0, refused: 0, accepted: 0 }
    const property = fc.property(itemArb, itemArb, tapsArb, fc.boolean(), (then, now, taps, large) => {
      const before = selectionsOf(then, taps, large).at(-1)!
      const after = restoredSelection(now, before)
      const { customOptionGroups } = toCartItem(now, after, 1, '')
      expect(excess(now.optionGroups, after.groups)).toEqual([])
      const lenient = { ...now, optionGroups: withoutLeast(now.optionGroups) }
      expect(refusalOf(lenient, after.servingId, customOptionGroups)).toBeNull()
      const refusal = refusalOf(now, after.servingId, customOptionGroups)
      expect(refusal === null).toBe(missingChoices(now.optionGroups, after.groups).length === 0)
      const counts = [chosenOptions(then.optionGroups, before.groups), chosenOptions(now.optionGroups, after.groups)]
      const [had, has] = counts.map(({ length }) => length)
      expect(has).toBeLessThanOrEqual(had!)
      seen[has === had ? 'same' : 'less'] += 1
      seen[refusal === null ? 'accepted' : 'refused'] += 1
    })
    fc.assert(property, { numRuns: 2000 })
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(SELECTIONS / 100)
  },
)

it(
  'choices from the cart of the same dish are restored as they were, and restoring them again changes nothing',
  { timeout: 30_000 },
  () => {
    const property = fc.property(itemArb, tapsArb, fc.boolean(), (item, taps, large) => {
      const before = selectionsOf(item, taps, large).at(-1)!
      const sent = toCartItem(item, before, 3, 'no salt')
      const inCart = { servingId: sent.servingQuantityId, groups: sent.customOptionGroups }
      const after = restoredSelection(item, inCart)
      expect(toCartItem(item, after, 3, 'no salt')).toEqual(sent)
      expect(restoredSelection(item, after)).toEqual(after)
    })
    fc.assert(property, { numRuns: 2000 })
  },
)

it('the chosen options are those that are sent', () => {
  const idsOf = (groups: CustomOptionGroup[]): string[] =>
    groups.flatMap(({ options }) =>
      options.flatMap(({ optionId, customOptionGroups = [] }) => [optionId, ...idsOf(customOptionGroups)]),
    )
  const property = fc.property(itemArb, tapsArb, (item, taps) => {
    const selection = selectionsOf(item, taps, false).at(-1)!
    const sent = idsOf(toCartItem(item, selection, 1, '').customOptionGroups)
    expect(chosenOptions(item.optionGroups, selection.groups).map(({ id }) => id)).toEqual(sent)
  })
  fc.assert(property, { numRuns: 1000 })
})
