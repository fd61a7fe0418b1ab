import { expect, it } from 'vitest'
import { pointsFor } from './points-for'

it.each([
  [0, 0],
  [99, 0],
  [100, 3],
  [199, 3],
  [1999, 57],
])('a cart of %i earns %i points: only whole dollars count', (subtotal, points) => {
  expect(pointsFor(subtotal, { name: 'Row points', earns: { points: 3, per: 100 }, rewards: [] })).toBe(points)
})
