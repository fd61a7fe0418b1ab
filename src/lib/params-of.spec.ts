import { expect, it } from 'vitest'
import { paramsOf } from './params-of'
import { paths, patterns } from './paths'

it('the values in the path of a dish are the ids that it was made of', () => {
  for (const id of ['ramen', 'weißwurst', 'قهوة', '100%', 'a b']) {
    const { pathname } = new URL(paths.item('karte', 'würste', id), 'https://shop.example')
    expect(paramsOf(patterns.itemInSection, pathname)).toEqual({ menuId: 'karte', sectionId: 'würste', id })
  }
})

it('a path of another page, or one that is wrongly encoded, has no values', () => {
  expect(paramsOf(patterns.item, '/menu')).toBeNull()
  expect(paramsOf(patterns.item, '/menu/all-day/item/%E0%A4%A')).toBeNull()
})
