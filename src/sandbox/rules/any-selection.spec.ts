import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal'
import { seedMenus } from '../seed/menu'
import type { OptionGroup, SeedItem } from '../seed/types'
import { checkSelection, priceOf } from './selection'
import { choice, take } from '../../../tests/sandbox/orders'

type Chosen = Parameters<typeof priceOf>[2]

describe('any selection that the seed allows', () => {
  const items: SeedItem[] = seedMenus.menus.flatMap(({ sections }) => sections.flatMap((section) => section.items))
  type Gen = fc.GeneratorValue

  const choose = (groups: OptionGroup[], gen: Gen): Chosen =>
    groups.map((group) => {
      const quantities = new Map<string, number>()
      for (let left = gen(fc.integer, { min: group.min, max: group.max }); left > 0; left -= 1) {
        const free = group.options.filter(
          ({ id, soldOut }) => !soldOut && (quantities.get(id) ?? 0) < group.maxPerOption,
        )
        if (free.length === 0) break
        const { id } = free[gen(fc.nat, { max: free.length - 1 })]!
        quantities.set(id, (quantities.get(id) ?? 0) + 1)
      }
      const nested = (id: string) => choose(group.options.find((entry) => entry.id === id)!.optionGroups, gen)
      return choice(group.id, ...[...quantities].map(([id, quantity]) => take(id, quantity, nested(id))))
    })

  /** Independent of the code under test: removes the most expensive unit for each free one of the group. */
  function expectedPrice(groups: OptionGroup[], chosen: Chosen, serving: string | null): number {
    return chosen.reduce((sum, { groupId, options }) => {
      const group = groups.find(({ id }) => id === groupId)!
      const bill = options.flatMap(({ optionId, quantity }) => {
        const { price, pricesByServing } = group.options.find(({ id }) => id === optionId)!
        const own = pricesByServing.filter(({ servingId }) => servingId === serving).map((entry) => entry.price)
        return Array.from({ length: quantity }, () => own[0] ?? price)
      })
      for (let free = 0; free < group.freeCount && bill.length > 0; free += 1)
        bill.splice(bill.indexOf(Math.max(...bill)), 1)
      const inner = options.map(({ optionId, quantity, customOptionGroups = [] }) => {
        const { optionGroups } = group.options.find(({ id }) => id === optionId)!
        return quantity * expectedPrice(optionGroups, customOptionGroups, serving)
      })
      return [...bill, ...inner].reduce((total, price) => total + price, sum)
    }, 0)
  }

  it('is accepted, and costs the dish and its options minus the free ones', () => {
    fc.assert(
      fc.property(fc.constantFrom(...items), fc.gen(), (item, gen) => {
        const serving = item.servings[gen(fc.nat, { max: 2 }) % item.servings.length] ?? null
        const chosen = choose(item.optionGroups, gen)
        checkSelection(item, serving?.id ?? null, chosen)
        const base = serving?.price ?? item.price
        const price = priceOf(item, serving?.id ?? null, chosen)
        expect(price).toBe(base + expectedPrice(item.optionGroups, chosen, serving?.id ?? null))
        expect(price).toBeGreaterThanOrEqual(base)
      }),
      { numRuns: 500 },
    )
  })

  it('costs the same in any order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...items), fc.gen(), (item, gen) => {
        const chosen = choose(item.optionGroups, gen)
        const turned = chosen.map((group) => ({ ...group, options: group.options.toReversed() })).reverse()
        expect(priceOf(item, null, turned)).toBe(priceOf(item, null, chosen))
      }),
    )
  })

  it('is refused with one option more than a group allows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...items.filter(({ optionGroups }) => optionGroups.length > 0)),
        fc.gen(),
        (item, gen) => {
          const chosen = choose(item.optionGroups, gen)
          const [group] = item.optionGroups
          chosen[0] = choice(group!.id, take(group!.options[0]!.id, group!.max + 1))
          expect(() => checkSelection(item, item.servings[0]?.id ?? null, chosen)).toThrow(Refusal)
        },
      ),
    )
  })
})
