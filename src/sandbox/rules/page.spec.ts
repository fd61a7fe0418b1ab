import { describe, expect, it } from 'vitest'
import { pageOf } from './page'

const list = Array.from({ length: 45 }, (_, index) => ({ id: `e${index}` }))
const page = (query: Record<string, string>, of = list) => {
  const { items, nextCursor } = pageOf(of, new URLSearchParams(query))
  return [items[0]?.id, items.length, nextCursor]
}

describe('a page of a list', () => {
  it('has twenty entries by default, and names the next page until the last', () => {
    expect(page({})).toEqual(['e0', 20, 'e19'])
    expect(page({ cursor: 'e19' })).toEqual(['e20', 20, 'e39'])
    expect(page({ cursor: 'e39' })).toEqual(['e40', 5, null])
    expect(page({ cursor: 'e44' })).toEqual([undefined, 0, null])
    expect(page({}, [])).toEqual([undefined, 0, null])
    expect(page({ limit: '45' })).toEqual(['e0', 45, null])
  })

  it.each([
    ['0', 20],
    ['-3', 1],
    ['x', 20],
    ['1000', 45],
  ])('with the limit %s has %i entries', (limit, count) => {
    expect(page({ limit })[1]).toBe(count)
  })

  it('starts where the previous one ended when entries have been added since', () => {
    expect(page({ cursor: 'e19' }, [{ id: 'new' }, ...list])).toEqual(['e20', 20, 'e39'])
  })

  it('after an unknown entry is refused', () => {
    expect(() => page({ cursor: 'e99' })).toThrow('There is no such page.')
  })
})
