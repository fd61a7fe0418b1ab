import { expect, it } from 'vitest'
import { isChange, isItem } from './parse-change'

const egg = { optionId: 'egg', name: 'Egg', quantity: 1, price: 0 }
const groups = (...options: unknown[]) => [{ groupId: 'top', name: 'Toppings', options }]
const soup = {
  ...{ menuItemId: 'soup', menuItemMappingId: 'm.soup', qty: 1, price: 0 },
  ...{ servingQuantityId: null, specialInstructions: null, customOptionGroups: [] as unknown[] },
}
const add = { id: 'a', kind: 'add', item: soup }
const step = { id: 's', kind: 'step', dish: 'soup', line: 'key', by: -1, item: soup }
const update = { id: 'u', kind: 'update', dish: 'soup', line: 'key', by: 0, patch: {} as object }
const remove = { id: 'r', kind: 'remove', dish: 'soup', line: 'key', quantity: 1 }
const clear = { id: 'c', kind: 'clear', dishes: ['soup', 'tea'], lines: ['key', 'other'] }
const patch = { servingQuantityId: 'large', price: 0, specialInstructions: 'Hot', customOptionGroups: groups(egg) }
const within = (option: unknown) => ({ ...egg, customOptionGroups: groups(option) })

it.each([
  ...[add, step, update, remove, clear],
  { ...add, undoes: 'r' },
  { ...step, by: 0, item: null },
  { ...update, patch },
  { ...update, patch: { servingQuantityId: null, specialInstructions: null } },
  { ...clear, dishes: [], lines: [] },
])('F13 a change that the customer made before a reload is made after it: %j', (change) => {
  expect(isChange(change)).toBe(true)
})

it.each([
  { ...soup, servingQuantityId: 'large', specialInstructions: '' },
  { ...soup, customOptionGroups: groups() },
  { ...soup, customOptionGroups: groups(egg, { ...egg, name: '', price: 90 }) },
  { ...soup, customOptionGroups: groups({ ...egg, name: 'Without egg', price: -50 }) },
  { ...soup, customOptionGroups: groups(within(egg)) },
  { ...soup, customOptionGroups: [{ ...groups(egg)[0], name: '' }] },
])('a dish keeps its choices over a reload: %j', (item) => {
  expect(isItem(item)).toBe(true)
  expect(isChange({ ...step, item })).toBe(true)
})

/** Each of these in place of the property makes the value one that cannot be shown or sent. */
const WRONG = {
  text: [undefined, null, '', 7, {}],
  anyText: [undefined, null, 7],
  textOrNull: [undefined, 7, {}],
  textOrNone: [7, {}],
  count: [undefined, null, 0, -1, 1.5, '2', NaN, 2 ** 53],
  amount: [undefined, null, -1, 1.5, '2', 2 ** 53],
  amountOrNone: [null, -1, 1.5, '2'],
  difference: [undefined, null, 1.5, '2'],
  list: [undefined, null, {}, 'text', [7]],
  listOrNone: [null, {}, 'text', [7]],
  texts: [undefined, null, {}, 'text', ['soup', 7], ['']],
}
type Kinds = Record<string, keyof typeof WRONG>
const broken = (value: object, kinds: Kinds) =>
  Object.entries(kinds).flatMap(([name, kind]) => WRONG[kind].map((wrong) => ({ ...value, [name]: wrong })))

const ofALine = { id: 'text', dish: 'text', line: 'text' } as const

it.each([
  ...[undefined, null, 7, 'add', [], {}, { id: 'x' }, { ...add, kind: 'steal' }, { ...remove, kind: '' }],
  ...broken(add, { id: 'text', item: 'list' }),
  ...[7, '', null].map((undoes) => ({ ...add, undoes })),
  ...broken(step, { ...ofALine, by: 'difference' }),
  ...[undefined, 7, {}].map((item) => ({ ...step, item })),
  ...broken(update, { ...ofALine, by: 'difference' }),
  ...[undefined, null, 7, 'text'].map((one) => ({ ...update, patch: one })),
  ...broken(patch, {
    ...{ servingQuantityId: 'textOrNone', price: 'amountOrNone', specialInstructions: 'textOrNone' },
    customOptionGroups: 'listOrNone',
  }).map((one) => ({ ...update, patch: one })),
  ...broken(remove, { ...ofALine, quantity: 'count' }),
  ...broken(clear, { id: 'text', dishes: 'texts', lines: 'texts' }),
])('F38 a stored change that cannot be made is dropped: %j', (change) => expect(isChange(change)).toBe(false))

const ITEM: Kinds = {
  ...{ menuItemId: 'text', menuItemMappingId: 'text', qty: 'count', price: 'amount' },
  ...{ servingQuantityId: 'textOrNull', specialInstructions: 'textOrNull', customOptionGroups: 'list' },
}
const OPTION: Kinds = {
  ...{ optionId: 'text', name: 'anyText', quantity: 'count', price: 'difference' },
  customOptionGroups: 'listOrNone',
}
const GROUP: Kinds = { groupId: 'text', name: 'anyText', options: 'list' }

it.each([
  ...[undefined, null, 'soup'],
  ...broken(soup, ITEM),
  ...broken(egg, OPTION).flatMap((option) => [
    { ...soup, customOptionGroups: groups(option) },
    { ...soup, customOptionGroups: groups(egg, option) },
    { ...soup, customOptionGroups: groups(within(option)) },
  ]),
  ...broken(groups(egg)[0]!, GROUP).map((group) => ({ ...soup, customOptionGroups: [...groups(egg), group] })),
])('F38 a stored dish that cannot be ordered is dropped: %j', (item) => expect(isItem(item)).toBe(false))
