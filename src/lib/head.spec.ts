import fc from 'fast-check'
import { expect, it } from 'vitest'
import { descriptionOf, titleOf } from './head'
import { HEADS } from './heads'

/** Every character that turns the text around it, by Unicode's own list (UAX 9). */
const CONTROLS = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069']

it("a title is the page's name and the restaurant's, and at home the restaurant's alone", () => {
  expect(titleOf({ page: 'Menu' })).toBe('Menu · Tamarind Row')
  expect(titleOf({})).toBe('Tamarind Row')
  expect(titleOf({ page: '' })).toBe('Tamarind Row')
})

it('F50 no name can turn around what follows it in the title, and nothing else of it is lost', () => {
  const part = fc.oneof(fc.constantFrom(...CONTROLS), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const plain = [...parts.join('')].filter((sign) => !CONTROLS.includes(sign)).join('')
      const title = titleOf({ page: parts.join('') })
      expect(CONTROLS.filter((control) => title.includes(control))).toEqual([])
      if (plain) expect(title).toBe(`${plain} · Tamarind Row`)
    }),
  )
})

it('a page without a description has the one of the restaurant', () => {
  expect(descriptionOf({ description: 'Noodles, pulled by hand.' })).toBe('Noodles, pulled by hand.')
  for (const description of [undefined, '']) expect(descriptionOf({ description })).toBe(HEADS.home.description)
  expect(HEADS.home.description).toContain('Tamarind Row')
})

it('no two public pages have the same address, title or description', () => {
  const heads = Object.values(HEADS)
  for (const texts of [heads.map(({ path }) => path), heads.map(titleOf), heads.map(descriptionOf)]) {
    expect(new Set(texts).size).toBe(6)
  }
})
