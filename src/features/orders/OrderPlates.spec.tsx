import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrderPlates } from './OrderPlates'

const dish = (id: string, imageUrl: string | null = `/pictures/${id}.webp`) =>
  [id, { id, imageUrl, imageKind: 'PLATE' }] as const

const dishes = new Map([...['soup', 'ribs', 'lassi', 'tacos', 'cake'].map((id) => dish(id)), dish('bread', null)])

const drawn = (...ids: string[]) => {
  const { container } = render(<OrderPlates lines={ids.map((menuItemId) => ({ menuItemId }))} dishes={dishes} />)
  return [...container.querySelectorAll('img')].map(({ src }) => new URL(src, 'http://localhost').pathname)
}

it('an order shows one plate of each dish, four at most', () => {
  expect(drawn('soup', 'ribs', 'soup')).toEqual(['/pictures/soup.webp', '/pictures/ribs.webp'])
  expect(drawn('soup', 'ribs', 'lassi', 'tacos', 'cake')).toHaveLength(4)
})

it('a dish without a picture, or no longer on the menu, has no plate', () => {
  expect(drawn('bread', 'gone', 'lassi')).toEqual(['/pictures/lassi.webp'])
  const { container } = render(<OrderPlates lines={[{ menuItemId: 'bread' }]} dishes={dishes} />)
  expect(container.innerHTML).toBe('')
})

it('the plates have their place while the menu is on its way', () => {
  const lines = ['soup', 'ribs', 'soup'].map((menuItemId) => ({ menuItemId }))
  const { container } = render(<OrderPlates lines={lines} dishes={new Map()} isPending />)
  expect(container.querySelectorAll('span')).toHaveLength(2)
})
