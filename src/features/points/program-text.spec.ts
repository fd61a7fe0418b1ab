import { expect, it } from 'vitest'
import { earningText, missingText, pointsText } from './program-text'

const program = (points: number, per: number) => ({ name: 'Row points', earns: { points, per }, rewards: [] })

it.each([
  [1, 100, 'USD', '1 point for every $1.00 you spend on dishes.'],
  [3, 250, 'EUR', '3 points for every €2.50 you spend on dishes.'],
  [1000, 5000, 'JPY', '1,000 points for every ¥5,000 you spend on dishes.'],
])('%i points for %i %s are said as "%s"', (points, per, currency, text) => {
  expect(earningText(program(points, per), currency)).toBe(text)
})

it.each([
  [0, '0 points', '0 more points to go.'],
  [1, '1 point', '1 more point to go.'],
  [1250, '1,250 points', '1,250 more points to go.'],
])('%i points are "%s", and as many missing ones "%s"', (points, text, missing) => {
  expect([pointsText(points), missingText(points)]).toEqual([text, missing])
})
