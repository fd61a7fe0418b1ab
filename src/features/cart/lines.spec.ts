import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../tests/setup/any-text'
import { add, cartOf, clear, item, line, remove, step, update as updateOf } from '../../../tests/setup/cart-changes'
import type { ServerCart, ServerLine } from '../../api/queries/cart'
import type { AddCartItem, CustomOptionGroup } from '../../api/types'
import { configurationOf } from '../../api/configuration'
import { depositsOf, fold, type CartChange } from './lines'

const WISH = { specialInstructions: 'No milk', price: 700, servingQuantityId: 'large' }
const update = (dish: string, patch: object = WISH, by = 0) => updateOf(dish, patch, by)
const drawn = (cart: ServerCart | undefined, ...changes: CartChange[]) =>
  fold(cart, changes).lines.map(
    ({ menuItemId, quantity, confirmed }) => `${menuItemId} ${quantity}${confirmed ? '' : '?'}`,
  )

const oat = { optionId: 'oat', name: 'Oat', quantity: 1, price: 0, customOptionGroups: [] }

describe('a cart without changes', () => {
  it('is shown as the API reports it, confirmed, with its total', () => {
    const cart = { ...cartOf(line('tea', 2), line('soup')), totalAmount: 1400 }
    expect(fold(cart, [])).toMatchObject({ subtotal: 1400, count: 3, confirmed: true })
    expect(drawn(cart)).toEqual(['tea 2', 'soup 1'])
  })

  it('is empty when it has not been read', () => {
    expect(fold(undefined, [])).toEqual({ lines: [], subtotal: 0, count: 0, confirmed: true })
  })

  it('shows lines with the same choices as one, in the place of the first', () => {
    const cart = cartOf(line('tea1', 2), line('soup'), line('tea2', 3))
    expect(drawn(cart)).toEqual(['tea 5', 'soup 1'])
    expect(fold(cart).lines[0]?.cartItemIds).toEqual(['tea1', 'tea2'])
  })

  it.each<[string, Partial<ServerLine>]>([
    ['price', { price: 600 }],
    ['size', { servingQuantityId: 'large' }],
    ['wish', { specialInstructions: 'No milk' }],
    ['choice', { customOptionGroups: [{ groupId: 'milk', name: 'Milk', options: [oat] }] }],
  ])('shows two lines when their %s differs', (_, rest) => {
    expect(drawn(cartOf(line('tea1'), line('tea2', 1, rest)))).toEqual(['tea 1', 'tea 1'])
  })
})

describe('the deposits', () => {
  const bottle = line('cola', 2, { deposit: 25 })
  const cart = cartOf(bottle, line('soup'))

  it.each<[string, CartChange[], number]>([
    ['of the cart as it is', [], 50],
    ['of one more', [step('cola', 1)], 75],
    ['of one more by the menu', [add('cola', 1)], 75],
    ['of one with another wish', [update('cola', WISH, 1)], 75],
    ['of none that is left', [remove('cola', 2)], 0],
    ['of a dish that is new, as the API has not said its own', [add('beer', 1)], 50],
  ])('are those %s', (_, changes, deposit) => {
    expect(depositsOf(fold({ ...cart, depositAmount: 50 }, changes))).toBe(deposit)
    // An API that does not sum them up.
    expect(depositsOf(fold(cart, changes))).toBe(deposit)
  })

  it('are what the API says in sum', () => {
    expect(depositsOf(fold({ ...cart, depositAmount: 60 }, []))).toBe(60)
  })
})

describe('a pending change', () => {
  const cart = cartOf(line('tea', 2), line('soup'))

  it.each<[string, CartChange, string[], number]>([
    ['a step up', step('tea', 3), ['tea 5?', 'soup 1'], 3000],
    ['a step down', step('tea', -1), ['tea 1?', 'soup 1'], 1000],
    ['a step to nothing', step('tea', -2), ['soup 1'], 500],
    ['a removal', remove('tea', 2), ['soup 1'], 500],
    ['a clearing', clear('tea', 'soup'), [], 0],
    ['an addition', add('flan', 2), ['tea 2', 'soup 1', 'flan 2?'], 2500],
    ['an addition of what is there', add('tea', 2), ['tea 4?', 'soup 1'], 2500],
    ['an update', update('tea', WISH, 1), ['tea 3?', 'soup 1'], 2600],
    ['a new price', update('tea', { price: 900 }), ['tea 2?', 'soup 1'], 2300],
  ])('is shown: %s; its sum is not confirmed', (_, change, lines, subtotal) => {
    expect(drawn(cart, change)).toEqual(lines)
    expect(fold(cart, [change])).toMatchObject({ subtotal, confirmed: false })
  })

  it.each([step('flan', 5), step('flan', -5), remove('flan', 1), clear('flan'), update('flan')])(
    'of a missing line changes nothing',
    (change) => expect(drawn(cart, change)).toEqual(['tea 2', 'soup 1']),
  )

  it('is a difference: what others add or take meanwhile counts, too', () => {
    expect(drawn(cartOf(line('tea', 6)), step('tea', 3))).toEqual(['tea 9?'])
    expect(drawn(cartOf(line('tea', 6)), remove('tea', 2))).toEqual(['tea 4?'])
    expect(drawn(cartOf(line('tea', 1)), remove('tea', 2))).toEqual([])
    expect(drawn(cartOf(line('tea', 6)), update('tea', WISH, -1))).toEqual(['tea 5?'])
  })

  it('adds up with earlier and later ones', () => {
    expect(drawn(cart, step('tea', 3), step('tea', -1), add('tea'))).toEqual(['tea 5?', 'soup 1'])
    expect(drawn(cart, clear('tea', 'soup'), add('tea'))).toEqual(['tea 1?'])
    expect(drawn(cart, remove('tea', 2), add('tea', 2))).toEqual(['soup 1', 'tea 2?'])
  })

  it('is shown in the place of its line for an update, and joins the line it now equals', () => {
    const { lines } = fold(cart, [update('tea', WISH, 1)])
    expect(lines).toMatchObject([
      { menuItemId: 'tea', quantity: 3, cartItemIds: ['tea'], ...WISH },
      { confirmed: true },
    ])
    const both = cartOf(line('tea1', 2), line('soup'), line('tea2', 1, WISH))
    expect(fold(both, [update('tea')]).lines).toMatchObject([
      { quantity: 3, cartItemIds: ['tea1', 'tea2'], ...WISH },
      { menuItemId: 'soup' },
    ])
  })

  it('is shown without the allergens of what was chosen before', () => {
    const milky = cartOf(line('tea', 2, { declared: { allergens: ['milk'] } }))
    expect(fold(milky, [step('tea', 1)]).lines[0]?.declared).toEqual({ allergens: ['milk'] })
    expect(fold(milky, [update('tea')]).lines[0]?.declared).toEqual({})
  })

  it('has no line at the API when it is an addition', () => {
    expect(fold(cart, [add('flan')]).lines.at(-1)?.cartItemIds).toEqual([])
  })

  it('follows an update by the key of the new line', () => {
    const [edited] = fold(cart, [update('tea')]).lines
    const more: CartChange = { ...step('tea', 2), kind: 'step', dish: 'tea', line: edited!.key, by: 2, item: null }
    expect(drawn(cart, update('tea'), more)).toEqual(['tea 4?', 'soup 1'])
  })
})

describe('the configuration of a line', () => {
  const option = (optionId: string, quantity = 1, customOptionGroups: CustomOptionGroup[] = []) => ({
    ...{ optionId, name: optionId, quantity, price: 0 },
    customOptionGroups,
  })
  const group = (groupId: string, ...options: ReturnType<typeof option>[]) => ({ groupId, name: groupId, options })
  const made = (customOptionGroups: CustomOptionGroup[], rest: Partial<AddCartItem> = {}) =>
    configurationOf({ ...item('curry'), customOptionGroups, ...rest })

  it('depends on what is chosen, not on its order, names, prices or empty groups', () => {
    const one = made([group('heat', option('hot')), group('top', option('egg', 2), option('nori'))])
    const other = made([
      group('side'),
      group('top', { ...option('nori'), price: 90 }, option('egg', 2)),
      { ...group('heat', option('hot')), name: 'Heat' },
    ])
    expect(other).toBe(one)
    expect(made([], { specialInstructions: '' })).toBe(made([]))
  })

  it('is the same whether nothing is chosen or nothing can be chosen', () => {
    const { customOptionGroups: _, ...plain } = option('hot')
    expect(made([group('heat', plain as ReturnType<typeof option>)])).toBe(made([group('heat', option('hot'))]))
    const { customOptionGroups: __, ...soup } = item('soup')
    expect(configurationOf(soup)).toBe(configurationOf(item('soup')))
  })

  it('is different for each person of a group order', () => {
    const by = (id: string) => configurationOf({ ...item('curry'), participant: { id, name: 'Ada' } })
    expect(by('one')).toBe(by('one'))
    expect(new Set([by('one'), by('two'), configurationOf(item('curry'))]).size).toBe(3)
  })

  it.each([
    ['an option', made([group('heat', option('mild'))])],
    ['how often', made([group('heat', option('hot', 2))])],
    ['a group', made([group('top', option('hot'))])],
    ['what is chosen within', made([group('heat', option('hot', 1, [group('oil', option('sesame'))]))])],
    ['a size', made([group('heat', option('hot'))], { servingQuantityId: 'large' })],
    ['a wish', made([group('heat', option('hot'))], { specialInstructions: 'No egg' })],
    ['a dish', made([group('heat', option('hot'))], { menuItemId: 'soup' })],
  ])('is different when %s differs', (_, other) => {
    expect(other).not.toBe(made([group('heat', option('hot'))]))
  })
})

it('F50, F51 a cart is shown with unique keys and whole numbers, whatever the names are', () => {
  const name = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', ''), anyText)
  const count = fc.integer({ min: 1, max: 99 })
  const items = fc.array(fc.record({ id: name, quantity: count }))
  const change = fc.oneof(
    fc.tuple(name, fc.integer({ min: -99, max: 99 })).map(([dish, by]) => step(dish, by)),
    fc.tuple(name, count).map(([dish, quantity]) => remove(dish, quantity)),
    fc.tuple(name, count).map(([dish, qty]) => add(dish, qty)),
    name.map((dish) => update(dish)),
    fc.array(name).map((dishes) => clear(...dishes)),
  )
  const property = fc.property(items, fc.array(change), (lines, changes) => {
    const cart = cartOf(...lines.map(({ id, quantity }) => line(id, quantity)))
    const before = structuredClone(cart)
    const folded = fold(cart, changes)
    expect(cart).toEqual(before)
    expect(new Set(folded.lines.map((one) => one.key)).size).toBe(folded.lines.length)
    expect(folded.lines.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)).toBe(true)
    expect(folded.count).toBe(folded.lines.reduce((sum, { quantity }) => sum + quantity, 0))
  })
  fc.assert(property, { numRuns: 500 })
}, 20_000)
