// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

const NONE = { diets: [], spicy: false, avoid: [] }
const stored = () => localStorage.getItem('menuFilters')

/** The module loaded again, as after a reload of the page. */
async function reloaded() {
  vi.resetModules()
  const store = await import('./menu-filters')
  return { ...store, filters: () => renderHook(() => store.useMenuFilters()).result.current }
}

beforeEach(() => localStorage.clear())

it('a change is shown, stored on the device, and restored after a reload', async () => {
  const { filters, filtersChanged } = await reloaded()
  expect([filters(), stored()]).toEqual([NONE, null])
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

it.each(['', '{', 'null', '7', '"VEGAN"'])('F38 a stored %s is removed', async (text) => {
  localStorage.setItem('menuFilters', text)
  expect((await reloaded()).filters()).toEqual(NONE)
  expect(stored()).toBeNull()
})

it.each([
  ['{}', NONE],
  ['[]', NONE],
  ['{"diets":"VEGAN","spicy":"yes"}', NONE],
  ['{"avoid":{"0":"MILK"}}', NONE],
  ['{"diets":["VEGAN",7,null],"spicy":1,"avoid":[["MILK"],"EGG"]}', { diets: ['VEGAN'], spicy: false, avoid: ['EGG'] }],
  ['{"diets":["KETO"],"spicy":false,"avoid":["MILK","MILK","MIKL"]}', { ...NONE, avoid: ['MILK'] }],
  ['{"__proto__":{"spicy":true},"avoid":["EGG"],"role":"admin"}', { ...NONE, avoid: ['EGG'] }],
])('F38 of a stored %s only what is a filter stays', async (text, wanted) => {
  localStorage.setItem('menuFilters', text)
  expect((await reloaded()).filters()).toEqual(wanted)
  expect(({} as { spicy?: boolean }).spicy).toBeUndefined()
})
