import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import responses from '../../api/responses.gen.json'
import type { MenuItemSummary } from '../../api/types'
import { ALLERGENS, DIETS, KINDS } from '../../lib/diets'
import type { MenuFilters } from '../../stores/menu-filters'
import { avoidedOptions, isFiltering, matchesFilters } from './filter'

type Filtered = Pick<MenuItemSummary, 'diets' | 'spiceLevel' | 'allergens'>

const NONE: MenuFilters = { diets: [], spicy: false, avoid: [] }
const dish = (rest: Partial<Filtered> = {}): Filtered => ({ diets: [], spiceLevel: 0, allergens: [], ...rest })
const wanting = (change: Partial<MenuFilters>) => ({ ...NONE, ...change })

const isTouched = (allergen: string, avoid: string) =>
  [allergen, ...(KINDS[allergen] ?? [])].some((kind) => [avoid, ...(KINDS[avoid] ?? [])].includes(kind))

const anyDish = fc.record({
  diets: fc.subarray([...DIETS]),
  spiceLevel: fc.nat(3),
  allergens: fc.subarray([...ALLERGENS, 'SPELT', 'BARLEY', 'ALMOND'] satisfies Filtered['allergens']),
})
const anyFilters = fc.record({
  diets: fc.subarray<string>([...DIETS]),
  spicy: fc.boolean(),
  avoid: fc.subarray<string>([...ALLERGENS]),
})

it('a dish that is shown holds no avoided allergen, and has all that was asked for; what is hidden lacks something', () => {
  const seen = { shown: 0, hidden: 0 }
  const property = fc.property(anyDish, anyFilters, (one, filters) => {
    const held = filters.avoid.filter((avoid) => one.allergens.some((allergen) => isTouched(allergen, avoid)))
    const lacking = filters.diets.filter((diet) => !one.diets.some((own) => own === diet))
    const isRight = held.length === 0 && lacking.length === 0 && (one.spiceLevel > 0 || !filters.spicy)
    expect(matchesFilters(one, filters)).toBe(isRight)
    seen[isRight ? 'shown' : 'hidden'] += 1
  })
  fc.assert(property, { numRuns: 5000 })
  expect(Math.min(seen.shown, seen.hidden)).toBeGreaterThan(100)
})

it('every allergen of the contract hides its dish, by itself or with its group', () => {
  const all = responses.components.schemas.Allergen.enum
  expect(new Set([...ALLERGENS, ...Object.values(KINDS).flat()])).toEqual(new Set(all))
  for (const one of all as Filtered['allergens']) {
    expect(matchesFilters(dish({ allergens: [one] }), wanting({ avoid: [...ALLERGENS] })), one).toBe(false)
  }
})

it.each<[Partial<MenuFilters>, boolean]>([
  [{}, false],
  [{ diets: ['VEGAN'] }, true],
  [{ spicy: true }, true],
  [{ avoid: ['EGG'] }, false],
])('filters %o are active: %s', (change, filtering) => expect(isFiltering(wanting(change))).toBe(filtering))

describe('an option that holds an avoided allergen', () => {
  const milk = { name: 'Whole milk', allergens: ['MILK'] }
  const cake = { name: 'Cake', allergens: ['WHEAT', 'EGG', 'MILK'] }
  const oat = { name: 'Oat milk', allergens: [] }

  it('is named, with only those of its allergens that are avoided', () => {
    expect(avoidedOptions([oat, milk, cake], ['MILK', 'EGG', 'SOY'])).toEqual([
      milk,
      { name: 'Cake', allergens: ['EGG', 'MILK'] },
    ])
    expect(avoidedOptions([oat, milk, cake], [])).toEqual([])
    expect(cake.allergens).toHaveLength(3)
  })

  it('does not hide its dish: it can be left out', () => {
    const latte = { ...dish({ allergens: ['SOY'] }), defaultOptions: [milk] }
    expect(matchesFilters(latte, wanting({ avoid: ['MILK'] }))).toBe(true)
    expect(avoidedOptions(latte.defaultOptions, ['MILK'])).toEqual([milk])
  })
})
