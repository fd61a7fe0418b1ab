import fc from 'fast-check'
import { expect, it } from 'vitest'
import { itemArb, selectionsOf, tapsArb } from '../../../tests/setup/any-item'
import type { MenuItem } from '../../api/types'
import { optionTexts } from '../../features/cart/format-options'
import type { Dish } from '../../features/menu/dish-index'
import { missingChoices, quantityOf } from '../../features/menu/selection'
import { toCartItem } from '../../features/menu/selection-price'
import { checkSelection, priceOf } from '../../sandbox/rules/selection'
import { substitutesOf } from './substitutes'

const RUNS = Number(process.env.SELECTIONS ?? 500) / 4

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
