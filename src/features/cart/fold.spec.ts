import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ServerCart, ServerLine } from '../../api/queries/cart'
import type { AddCartItem, CustomOptionGroup } from '../../api/types'
import { configurationOf, fold, type CartChange, type ChangeRecord } from './fold'

const line = (cartItemId: string, quantity = 1, rest: Partial<ServerLine> = {}): ServerLine => ({
  ...{ cartItemId, quantity, menuItemId: cartItemId.replace(/\d/, ''), price: 500 },
  ...{ servingQuantityId: null, specialInstructions: null, customOptionGroups: [] },
  ...rest,
})
const cartOf = (...items: ServerLine[]): ServerCart => ({
  items,
  totalAmount: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
})
const item = (menuItemId: string, qty = 1): AddCartItem => ({
  ...{ menuItemId, menuItemMappingId: `m.${menuItemId}`, qty, price: 500 },
  ...{ servingQuantityId: null, specialInstructions: null, customOptionGroups: [] },
})
type Draft = CartChange extends infer Change ? (Change extends { id: string } ? Omit<Change, 'id'> : never) : never
const pending = (change: Draft, rest: Partial<ChangeRecord> = {}): ChangeRecord => ({
  change: { ...change, id: 'change' },
  pending: true,
  ...rest,
})
const drawn = (cart: ServerCart | undefined, ...records: ChangeRecord[]) =>
  fold(cart, records).lines.map(({ key, quantity, confirmed }) => `${key} ${quantity}${confirmed ? '' : '?'}`)

const oat = { optionId: 'oat', name: 'Oat', quantity: 1, price: 0, customOptionGroups: [] }

describe('without changes', () => {
  it('the cart of the host is drawn, confirmed, with the total of the host', () => {
    const cart = { ...cartOf(line('tea', 2), line('soup')), totalAmount: 1400 }
    expect(fold(cart, [])).toMatchObject({ subtotal: 1400, count: 3, confirmed: true })
    expect(drawn(cart)).toEqual(['tea 2', 'soup 1'])
  })

  it('a cart that is not known is empty', () => {
    expect(fold(undefined, [])).toEqual({ lines: [], subtotal: 0, count: 0, confirmed: true })
  })
})

describe('a change on its way', () => {
  const cart = cartOf(line('tea', 2), line('soup'))

  it.each<[string, Draft, string[], number]>([
    ['quantity', { kind: 'quantity', line: 'tea', quantity: 5 }, ['tea 5?', 'soup 1'], 3000],
    ['removal', { kind: 'remove', line: 'tea' }, ['soup 1'], 500],
    ['clearing', { kind: 'clear', lines: ['tea', 'soup'] }, [], 0],
    ['add', { kind: 'add', line: 'new', item: item('flan', 2) }, ['tea 2', 'soup 1', 'new 2?'], 2500],
  ])('%s: what is meant is drawn, and the sum of it is not confirmed', (_, change, lines, subtotal) => {
    expect(drawn(cart, pending(change))).toEqual(lines)
    expect(fold(cart, [pending(change)])).toMatchObject({ subtotal, confirmed: false })
    expect(drawn(cart, { ...pending(change), pending: false })).toEqual(['tea 2', 'soup 1'])
  })

  it('that has arrived in the cart already changes nothing, and is confirmed', () => {
    const arrived = cartOf(line('tea', 5))
    const records = [
      pending({ kind: 'quantity', line: 'tea', quantity: 5 }),
      pending({ kind: 'remove', line: 'soup' }),
      pending({ kind: 'clear', lines: ['flan'] }),
    ]
    expect(fold(arrived, records)).toEqual(fold(arrived, []))
  })

  it('of a line that is not there does nothing', () => {
    expect(drawn(cart, pending({ kind: 'quantity', line: 'flan', quantity: 5 }))).toEqual(['tea 2', 'soup 1'])
  })

  it('the newest of a line counts', () => {
    const quantities = [3, 7, 4].map((quantity) => pending({ kind: 'quantity', line: 'tea', quantity }))
    expect(drawn(cart, ...quantities)).toEqual(['tea 4?', 'soup 1'])
  })

  it('a line that is cleared and added anew is a new line', () => {
    const records = [
      pending({ kind: 'clear', lines: ['tea', 'soup'] }),
      pending({ kind: 'add', line: 'new', item: item('tea') }, { known: ['tea', 'soup'] }),
    ]
    expect(drawn(cart, ...records)).toEqual(['new 1?'])
  })
})

describe('an edit on its way', () => {
  const cart = cartOf(line('tea', 2), line('soup'))
  const wish = { specialInstructions: 'No milk', price: 700, servingQuantityId: 'large' }
  const edit = (lineKey: string, rest: Partial<AddCartItem> = {}) =>
    pending({ kind: 'edit', line: lineKey, item: { ...item('tea', 3), ...wish, ...rest } })

  it('is drawn as it is meant, in its place, under the same key, and its sum is not confirmed', () => {
    const { lines, subtotal, count, confirmed } = fold(cart, [edit('tea')])
    expect(lines).toMatchObject([
      { key: 'tea', cartItemId: 'tea', menuItemId: 'tea', quantity: 3, confirmed: false, ...wish },
      { key: 'soup', confirmed: true },
    ])
    expect([subtotal, count, confirmed]).toEqual([2600, 4, false])
    expect(fold(cart, [{ ...edit('tea'), pending: false }])).toEqual(fold(cart, []))
  })

  it('that has arrived in the cart already changes nothing, and is confirmed', () => {
    const arrived = { ...cartOf(line('tea', 3, wish), line('soup')), totalAmount: 2550 }
    expect(fold(arrived, [edit('tea')])).toEqual(fold(arrived, []))
  })

  it.each<[string, Partial<AddCartItem>]>([
    ['quantity', { qty: 4 }],
    ['price', { price: 750 }],
    ['size', { servingQuantityId: null }],
    ['wish', { specialInstructions: null }],
    ['choice', { customOptionGroups: [{ groupId: 'milk', name: 'Milk', options: [oat] }] }],
  ])('has not arrived as long as its %s has not', (_, rest) => {
    expect(fold(cartOf(line('tea', 3, wish)), [edit('tea', rest)])).toMatchObject({ confirmed: false })
  })

  it('of a line that is still being added edits that, before and after the host has it', () => {
    const add = pending({ kind: 'add', line: 'new', item: item('tea') }, { known: ['soup'] })
    expect(fold(cartOf(line('soup')), [add, edit('new')]).lines[1]).toMatchObject({ key: 'new', quantity: 3, ...wish })
    const unchanged = pending({ kind: 'edit', line: 'new', item: item('tea') })
    expect(drawn(cartOf(line('soup')), add, unchanged)).toEqual(['soup 1', 'new 1?'])
    const landed = cartOf(line('soup'), line('tea1'))
    expect(drawn(landed, add, edit('new'))).toEqual(['soup 1', 'new 3?'])
    const settled = { ...add, pending: false, cartItemId: 'tea1' }
    expect(drawn(landed, settled, edit('new'))).toEqual(['soup 1', 'new 3?'])
  })

  it('gives way to what follows it: a quantity keeps what was edited, a removal nothing', () => {
    const more = pending({ kind: 'quantity', line: 'tea', quantity: 9 })
    expect(fold(cart, [edit('tea'), more]).lines[0]).toMatchObject({ quantity: 9, ...wish })
    expect(fold(cart, [more, edit('tea')]).lines[0]).toMatchObject({ quantity: 3, ...wish })
    expect(fold(cart, [edit('tea'), edit('tea', { qty: 5, price: 900 })]).lines[0]).toMatchObject({
      quantity: 5,
      price: 900,
    })
    expect(drawn(cart, edit('tea'), pending({ kind: 'remove', line: 'tea' }))).toEqual(['soup 1'])
  })

  it('of a line that is not there does nothing', () => {
    expect(fold(cart, [edit('flan')])).toEqual(fold(cart, []))
  })
})

describe('the line that comes of an add', () => {
  const add = (known: string[] | undefined, rest: Partial<ChangeRecord> = {}) =>
    pending({ kind: 'add', line: 'new', item: item('tea') }, { known, ...rest })

  it('keeps its key when the host has it, before and after that is known', () => {
    const cart = cartOf(line('soup'), line('tea1'))
    expect(drawn(cart, add(['soup']))).toEqual(['soup 1', 'new 1'])
    expect(drawn(cart, add(['soup'], { cartItemId: 'tea1' }))).toEqual(['soup 1', 'new 1'])
    expect(drawn(cart, add(['soup'], { cartItemId: 'tea1', pending: false }))).toEqual(['soup 1', 'new 1'])
  })

  it('is none that was there before, or that is made another way', () => {
    const cart = cartOf(line('tea1'), line('tea2', 1, { specialInstructions: 'No milk' }))
    expect(drawn(cart, add(['tea1']))).toEqual(['tea1 1', 'tea2 1', 'new 1?'])
  })

  it('is none before it has been sent', () => {
    expect(drawn(cartOf(line('tea1')), add(undefined))).toEqual(['tea1 1', 'new 1?'])
  })

  it('is nobody else’s', () => {
    const first = add([], { cartItemId: 'tea1', pending: false })
    const second = pending({ kind: 'add', line: 'second', item: item('tea') }, { known: [] })
    expect(drawn(cartOf(line('tea1')), first, second)).toEqual(['new 1', 'second 1?'])
    expect(drawn(cartOf(line('tea1'), line('tea2')), first, second)).toEqual(['new 1', 'second 1'])
  })

  it('is the one of its quantity and price, when another tab has added the same', () => {
    const dearer = { price: 600 }
    const cart = cartOf(line('tea1', 1, dearer), line('tea2'), line('tea3', 3), line('tea4', 1, dearer))
    expect(drawn(cart, add([]))).toEqual(['tea1 1', 'new 1', 'tea3 3', 'tea4 1'])
  })

  it('is the newest, when its quantity has been changed since', () => {
    expect(drawn(cartOf(line('tea1', 2), line('tea2', 3)), add([]))).toEqual(['tea1 2', 'new 3'])
  })

  it('of an add that failed is drawn as the host has it', () => {
    expect(drawn(cartOf(line('tea1')), { ...add([]), pending: false })).toEqual(['tea1 1'])
  })
})

describe('made the same way', () => {
  const option = (optionId: string, quantity = 1, customOptionGroups: CustomOptionGroup[] = []) => ({
    ...{ optionId, name: optionId, quantity, price: 0 },
    customOptionGroups,
  })
  const group = (groupId: string, ...options: ReturnType<typeof option>[]) => ({ groupId, name: groupId, options })
  const made = (customOptionGroups: CustomOptionGroup[], rest: Partial<AddCartItem> = {}) =>
    configurationOf({ ...item('curry'), customOptionGroups, ...rest })

  it('is a matter of what is chosen, not of its order, names, prices or empty groups', () => {
    const one = made([group('heat', option('hot')), group('top', option('egg', 2), option('nori'))])
    const other = made([
      group('side'),
      group('top', { ...option('nori'), price: 90 }, option('egg', 2)),
      { ...group('heat', option('hot')), name: 'Heat' },
    ])
    expect(other).toBe(one)
    expect(made([], { specialInstructions: '' })).toBe(made([]))
  })

  it.each([
    ['an option', made([group('heat', option('mild'))])],
    ['how often', made([group('heat', option('hot', 2))])],
    ['a group', made([group('top', option('hot'))])],
    ['what is chosen within', made([group('heat', option('hot', 1, [group('oil', option('sesame'))]))])],
    ['a size', made([group('heat', option('hot'))], { servingQuantityId: 'large' })],
    ['a wish', made([group('heat', option('hot'))], { specialInstructions: 'No egg' })],
    ['a dish', made([group('heat', option('hot'))], { menuItemId: 'soup' })],
  ])('is not when %s differs', (_, other) => {
    expect(other).not.toBe(made([group('heat', option('hot'))]))
  })
})

it('F50, F51 is drawn with unique keys and whole numbers, whatever the names are', () => {
  const name = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', ''), fc.string({ unit: 'binary' }))
  const items = fc.uniqueArray(fc.record({ id: name, quantity: fc.integer({ min: 1, max: 99 }) }), {
    selector: ({ id }) => id,
  })
  const change = fc.oneof(
    fc.record({ kind: fc.constant('quantity' as const), line: name, quantity: fc.integer({ min: 1, max: 99 }) }),
    fc.record({ kind: fc.constant('remove' as const), line: name }),
    fc.record({ kind: fc.constant('add' as const), line: fc.uuid(), item: name.map((dish) => item(dish)) }),
    fc.record({ kind: fc.constant('edit' as const), line: name, item: name.map((dish) => item(dish, 2)) }),
    fc.record({ kind: fc.constant('clear' as const), lines: fc.array(name) }),
  )
  const property = fc.property(items, fc.array(change), (lines, changes) => {
    const cart = cartOf(...lines.map(({ id, quantity }) => line(id, quantity)))
    const before = structuredClone(cart)
    const folded = fold(
      cart,
      changes.map((entry) => pending(entry, { known: [] })),
    )
    expect(cart).toEqual(before)
    expect(new Set(folded.lines.map(({ key }) => key)).size).toBe(folded.lines.length)
    expect(folded.lines.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)).toBe(true)
    expect(folded.count).toBe(folded.lines.reduce((sum, { quantity }) => sum + quantity, 0))
  })
  fc.assert(property, { numRuns: 500 })
}, 20_000)
