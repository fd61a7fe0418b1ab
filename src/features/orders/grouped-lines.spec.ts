import { expect, it } from 'vitest'
import type { OrderLine } from '../../api/types'
import { dishCounts, groupedLines, spreadOver } from './grouped-lines'

const line = (cartItemId: string, by: Partial<OrderLine> = {}): OrderLine => ({
  ...{ cartItemId, menuItemId: 'ramen', name: 'Ramen', quantity: 1, unitPrice: 1200, total: 1200 },
  ...by,
})
const egg = (optionId: string) => [
  { groupId: 'extra', name: 'Extra', options: [{ optionId, name: 'Egg', quantity: 1, price: 100 }] },
]
const drawn = (...lines: OrderLine[]) =>
  groupedLines(lines).map(({ quantity, total, lines: behind }) => [
    `${quantity} × ${total}`,
    behind.map(({ cartItemId }) => cartItemId).join(),
  ])

it('lines of an order that are equal are one, with the lines behind it', () =>
  expect(
    drawn(line('a'), line('b', { menuItemId: 'tea', name: 'Tea' }), line('c', { quantity: 2, total: 2400 })),
  ).toEqual([
    ['3 × 3600', 'a,c'],
    ['1 × 1200', 'b'],
  ]))

it.each<[string, Partial<OrderLine>]>([
  ['serving', { servingQuantityId: 'large' }],
  ['serving in words', { servingName: 'Large' }],
  ['options', { customOptionGroups: egg('soft') }],
  ['options in words', { options: ['Soft egg'] }],
  ['note', { specialInstructions: 'No scallion' }],
  ['participant', { participant: { id: 'par_1', name: 'Grace' } }],
  ['price', { unitPrice: 1300 }],
  ['name', { name: 'Ramen of the day' }],
])('lines of an order that differ in the %s stay two', (_, by) =>
  expect(drawn(line('a'), line('b', by))).toHaveLength(2),
)

it.each<[string, Partial<OrderLine>, Partial<OrderLine>]>([
  ['an empty note', { specialInstructions: '' }, {}],
  ['no serving', { servingQuantityId: null }, {}],
  ['options in another order', { options: ['Egg', 'Nori'] }, { options: ['Nori', 'Egg'] }],
  ['a group without a choice', { customOptionGroups: [{ groupId: 'x', name: 'X', options: [] }] }, {}],
])('lines of an order are equal in spite of %s', (_, one, other) =>
  expect(drawn(line('a', one), line('b', other))).toHaveLength(1),
)

it('lines of an order are counted by the names of their dishes', () =>
  expect(dishCounts([line('a'), line('b', { name: 'Tea', quantity: 3 }), line('c', { options: ['Egg'] })])).toEqual([
    ['Ramen', 2],
    ['Tea', 3],
  ]))

it.each([
  [1, 'a1'],
  [2, 'a2'],
  [3, 'a2 b1'],
  [5, 'a2 b3'],
])('%d pieces of a drawn line are reported of the lines behind it', (count, parts) => {
  const [group] = groupedLines([line('a', { quantity: 2 }), line('b', { quantity: 3 })])
  expect(
    spreadOver(group!, count)
      .map(({ cartItemId, quantity }) => `${cartItemId}${quantity}`)
      .join(' '),
  ).toBe(parts)
})
