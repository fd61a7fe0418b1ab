// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { recentSearches, recentSearchesForgotten, searchRemembered } from './recent-searches'

beforeEach(() => localStorage.clear())
const stored = () => localStorage.getItem('recentSearches')
const search = (...queries: string[]) => queries.forEach((query) => searchRemembered(query))

it('the list of recent searches is empty at first, after an empty search, and once it is cleared', () => {
  search('', '   ')
  expect([recentSearches(), stored()]).toEqual([[], null])
  search('ramen')
  recentSearchesForgotten()
  expect([recentSearches(), stored()]).toEqual([[], null])
})

it('the five latest searches are stored, the latest first', () => {
  search('ramen', 'lime', 'egg', 'tofu', 'soup', 'cake')
  expect(recentSearches()).toEqual(['cake', 'soup', 'tofu', 'egg', 'lime'])
  expect(JSON.parse(stored()!)).toEqual(['cake', 'soup', 'tofu', 'egg', 'lime'])
})

it('a search that is repeated moves to the front, as it was written last, whatever its case', () => {
  search('ramen', 'lime', ' RAMEN ')
  expect(recentSearches()).toEqual(['RAMEN', 'lime'])
})

describe('F38 a stored value that is no list of texts', () => {
  it.each(['', '{', 'null', '7', '"ramen"', '{"0":"ramen","length":1}'])('%s is removed', (text) => {
    localStorage.setItem('recentSearches', text)
    expect(recentSearches()).toEqual([])
    expect(stored()).toBeNull()
  })

  it('gives at most five texts, and the next search is stored', () => {
    const property = fc.property(
      fc.oneof(
        fc.json(),
        fc.array(fc.jsonValue()).map((list) => JSON.stringify(list)),
      ),
      (text) => {
        localStorage.setItem('recentSearches', text)
        const recent = recentSearches()
        expect(recent.every((one) => typeof one === 'string')).toBe(true)
        expect(recent.length).toBeLessThanOrEqual(5)
        search('ramen')
        expect(recentSearches()[0]).toBe('ramen')
      },
    )
    fc.assert(property, { numRuns: 1000, examples: [['["a",7,null,{"b":1},"b","c","d","e","f"]']] })
  })

  it('loses duplicate and empty entries', () => {
    localStorage.setItem('recentSearches', '["ramen","ramen"," ","lime"]')
    expect(recentSearches()).toEqual(['ramen', 'lime'])
  })
})
