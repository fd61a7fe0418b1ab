// @vitest-environment jsdom
import fc from 'fast-check'
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const NONE = { diets: [], spicy: false, avoid: [] }
const stored = () => localStorage.getItem('menuFilters')

/** The module loaded again, as after a reload of the page. */
async function reloaded() {
  vi.resetModules()
  const store = await import('./menu-filters')
  return { ...store, filters: () => renderHook(() => store.useMenuFilters()).result.current }
}

beforeEach(() => localStorage.clear())

it('no filter is set at first, and nothing is stored for that', async () => {
  const { filters } = await reloaded()
  expect(filters()).toEqual(NONE)
  expect(stored()).toBeNull()
})

it('a change is shown, stored on the device, and restored after a reload', async () => {
  const { filters, filtersChanged } = await reloaded()
  filtersChanged({ diets: ['VEGAN'] })
  filtersChanged({ avoid: ['EGG', 'MILK'], spicy: true })
  const wanted = { diets: ['VEGAN'], spicy: true, avoid: ['EGG', 'MILK'] }
  expect(filters()).toEqual(wanted)
  expect(JSON.parse(stored()!)).toEqual(wanted)
  expect((await reloaded()).filters()).toEqual(wanted)
})

it('cleared filters stay cleared after a reload, and what is avoided stays avoided', async () => {
  const { filters, filtersChanged, filtersCleared } = await reloaded()
  filtersChanged({ diets: ['VEGAN'], avoid: ['MILK'], spicy: true })
  filtersCleared()
  const left = { ...NONE, avoid: ['MILK'] }
  expect(filters()).toEqual(left)
  expect((await reloaded()).filters()).toEqual(left)
})

it('a value is added to a list, and removed from it', async () => {
  const { toggled } = await reloaded()
  const list = ['MILK', 'EGG']
  expect(toggled(list, 'SOY')).toEqual(['MILK', 'EGG', 'SOY'])
  expect(toggled(list, 'MILK')).toEqual(['EGG'])
  expect(list).toEqual(['MILK', 'EGG'])
})

it('F37 the filters work as long as the page lives when nothing can be stored', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError')
  })
  const { filters, filtersChanged } = await reloaded()
  filtersChanged({ spicy: true })
  expect(filters().spicy).toBe(true)
  vi.restoreAllMocks()
})

describe('F38 stored values that are not ours', () => {
  it.each(['', '{', 'null', '7', '"VEGAN"'])('%s is removed', async (text) => {
    localStorage.setItem('menuFilters', text)
    expect((await reloaded()).filters()).toEqual(NONE)
    expect(stored()).toBeNull()
  })

  it.each([
    ['{}', NONE],
    ['[]', NONE],
    ['{"diets":"VEGAN","spicy":"yes","avoid":{"0":"MILK"}}', NONE],
    [
      '{"diets":["VEGAN",7,null],"spicy":1,"avoid":[["MILK"],"EGG"]}',
      { diets: ['VEGAN'], spicy: false, avoid: ['EGG'] },
    ],
    ['{"__proto__":{"spicy":true},"avoid":["EGG"],"role":"admin"}', { ...NONE, avoid: ['EGG'] }],
  ])('of %s only what is a filter stays', async (text, wanted) => {
    localStorage.setItem('menuFilters', text)
    expect((await reloaded()).filters()).toEqual(wanted)
    expect(({} as { spicy?: boolean }).spicy).toBeUndefined()
  })

  it('whatever is stored, the filters are whole, and can be changed and cleared', async () => {
    const odd = fc.record({ diets: fc.jsonValue(), spicy: fc.jsonValue(), avoid: fc.jsonValue() }, { requiredKeys: [] })
    const property = fc.asyncProperty(
      fc.oneof(
        fc.json(),
        odd.map((one) => JSON.stringify(one)),
      ),
      async (text) => {
        localStorage.setItem('menuFilters', text)
        const { filters, filtersChanged, filtersCleared } = await reloaded()
        const { diets, spicy, avoid, ...rest } = filters()
        expect([...diets, ...avoid].every((one) => typeof one === 'string')).toBe(true)
        expect(typeof spicy).toBe('boolean')
        expect(rest).toEqual({})
        filtersChanged({ spicy: true })
        expect(filters()).toEqual({ diets, spicy: true, avoid })
        filtersCleared()
        expect(filters()).toEqual({ ...NONE, avoid })
      },
    )
    await fc.assert(property, { numRuns: 100 })
  })

  it('a diet or an allergen that does not exist, or is a duplicate, is removed', async () => {
    localStorage.setItem('menuFilters', '{"diets":["KETO"],"spicy":false,"avoid":["MILK","MILK","MIKL"]}')
    expect((await reloaded()).filters()).toEqual({ ...NONE, avoid: ['MILK'] })
  })
})
