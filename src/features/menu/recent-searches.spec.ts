// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { recentSearches, recentSearchesForgotten, searchRemembered } from './recent-searches'

beforeEach(() => localStorage.clear())
const stored = () => localStorage.getItem('recentSearches')
const search = (...queries: string[]) => queries.forEach((query) => searchRemembered(query))

it('there are none at first, and nothing is stored for that', () => {
  expect(recentSearches()).toEqual([])
  expect(stored()).toBeNull()
})

it('the five latest are kept, the latest first', () => {
  search('ramen', 'lime', 'egg', 'tofu', 'soup', 'cake')
  expect(recentSearches()).toEqual(['cake', 'soup', 'tofu', 'egg', 'lime'])
  expect(JSON.parse(stored()!)).toEqual(['cake', 'soup', 'tofu', 'egg', 'lime'])
})

it('one that comes again moves to the front, as it was written last, whatever its case', () => {
  search('ramen', 'lime', ' RAMEN ')
  expect(recentSearches()).toEqual(['RAMEN', 'lime'])
})

it('nothing is not remembered', () => {
  search('', '   ')
  expect(stored()).toBeNull()
})

it('they are forgotten', () => {
  search('ramen')
  recentSearchesForgotten()
  expect(stored()).toBeNull()
  expect(recentSearches()).toEqual([])
})

describe('F38 what is stored and is no list of texts', () => {
  it.each(['', '{', 'null', '7', '"ramen"', '{"0":"ramen","length":1}'])('%s is dropped', (text) => {
    localStorage.setItem('recentSearches', text)
    expect(recentSearches()).toEqual([])
    expect(stored()).toBeNull()
  })

  it('is never more than five texts, and the next search is kept', () => {
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

  it('one that stands there twice, or is empty, is dropped', () => {
    localStorage.setItem('recentSearches', '["ramen","ramen"," ","lime"]')
    expect(recentSearches()).toEqual(['ramen', 'lime'])
  })
})
