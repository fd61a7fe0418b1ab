import { afterEach, describe, expect, it } from 'vitest'
import { cartOf, line as lineOf } from '../../../tests/setup/cart-changes'
import type { ServerLine } from '../../api/queries/cart'
import { localStore } from '../../lib/storage'
import { fold, type CartChange } from './lines'
import { KEY, linesWith, readSaved, save, saveRefused } from './saved'

const line = (cartItemId: string, menuItemId: string, quantity = 1, price = 500) =>
  lineOf(cartItemId, quantity, { menuItemId, price })
const linesOf = (...items: ServerLine[]) => fold(cartOf(...items)).lines
const remove = (id: string, dish: string): CartChange => ({ id, kind: 'remove', dish, line: dish, quantity: 1 })
const tea = { dish: 'tea', lines: '["1 tea"]' }
const soup = { dish: 'soup', lines: '[]' }

afterEach(() => localStore.remove(KEY))

describe('the lines of a dish', () => {
  const here = linesWith(linesOf(line('a', 'tea'), line('b', 'tea', 2, 900)), 'tea')

  it('are the same in another order, beside other dishes and with other ids', () => {
    expect(linesWith(linesOf(line('x', 'soup'), line('y', 'tea', 2, 900), line('z', 'tea')), 'tea')).toBe(here)
  })

  it.each([
    ['a line is missing', linesOf(line('a', 'tea'))],
    ['a quantity differs', linesOf(line('a', 'tea', 2), line('b', 'tea', 2, 900))],
    ['a price differs', linesOf(line('a', 'tea'), line('b', 'tea', 2, 800))],
    ['the dish is gone', linesOf(line('a', 'soup'))],
  ])('are others when %s', (_, lines) => expect(linesWith(lines, 'tea')).not.toBe(here))
})

describe('what a page leaves to the next one', () => {
  const NO_LIST = { customerId: 'cus_1', changes: { length: 1 }, awaited: [] }
  it('comes back as it was', () => {
    const saved = { customerId: 'cus_1', changes: [remove('a', 'tea'), remove('b', 'soup')], awaited: [tea, soup] }
    save(saved)
    expect(readSaved('cus_1')).toEqual(saved)
  })

  it('F30 is not shown to another customer', () => {
    save({ customerId: 'cus_1', changes: [remove('a', 'tea')], awaited: [tea] })
    expect(readSaved('cus_2')).toBeNull()
  })

  it.each([null, 7, {}, [], { customerId: 7, changes: [] }, { customerId: 'cus_1' }, { changes: [] }, NO_LIST])(
    'F38 is dropped when it is malformed: %j',
    (value) => {
      localStore.set(KEY, JSON.stringify(value))
      expect(readSaved('cus_1')).toBeNull()
      expect(localStore.get(KEY)).toBeNull()
    },
  )

  it.each([
    [undefined, []],
    [{ dish: 'tea' }, []],
    [[null, 7, { dish: 7 }, tea], [tea]],
  ])('F38 keeps its changes when what it waits for is malformed: %j', (awaited, kept) => {
    const changes = [remove('a', 'soup')]
    localStore.set(KEY, JSON.stringify({ customerId: 'cus_1', changes, awaited }))
    expect(readSaved('cus_1')).toEqual({ customerId: 'cus_1', changes, awaited: kept })
  })
})

describe('a change that was refused as the session had expired', () => {
  it('is made first after the next sign-in, and its dish is not awaited any more', () => {
    save({ customerId: 'cus_1', changes: [remove('b', 'soup')], awaited: [tea, soup] })
    saveRefused('cus_1', remove('a', 'tea'))
    expect(readSaved('cus_1')).toEqual({
      customerId: 'cus_1',
      changes: [remove('a', 'tea'), remove('b', 'soup')],
      awaited: [soup],
    })
  })

  it('F30 is kept neither after a logout nor for another customer', () => {
    saveRefused('cus_1', remove('a', 'tea'))
    expect(localStore.get(KEY)).toBeNull()
    save({ customerId: 'cus_2', changes: [], awaited: [] })
    saveRefused('cus_1', remove('a', 'tea'))
    expect(readSaved('cus_2')?.changes).toEqual([])
  })
})
