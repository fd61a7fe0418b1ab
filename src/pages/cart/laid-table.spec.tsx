import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CartLine } from '../../features/cart/lines'
import type { Dish } from '../../features/menu/dish-index'
import { LaidTable } from './LaidTable'

const dishes = new Map(
  ['curry', 'soup'].map((id) => [id, { id, imageUrl: `/pictures/${id}.webp`, imageKind: 'BOWL' } as Dish]),
)
const line = (key: string, menuItemId: string, name?: string) =>
  ({ key, menuItemId, participant: name ? { id: name, name } : null }) as CartLine

const people = () => screen.getAllByRole('figure', { hidden: true }).map((place) => place.textContent)

it('a group has a place for each person at its table, the host first, with the plates of each', () => {
  const lines = [line('1', 'curry', 'Grace'), line('2', 'soup'), line('3', 'soup', 'Grace'), line('4', 'gone', 'Alan')]
  render(<LaidTable lines={lines} dishes={dishes} />)
  expect(people()).toEqual(['You', 'Grace', 'Alan'])
  const plates = screen.getAllByRole('figure', { hidden: true }).map((place) => place.querySelectorAll('img').length)
  expect(plates).toEqual([1, 2, 0])
})

it('a cart of one person has no table', () => {
  const { container } = render(<LaidTable lines={[line('1', 'curry'), line('2', 'soup')]} dishes={dishes} />)
  expect(container.innerHTML).toBe('')
})
