import { expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox'
import type { Cart } from '../state'
import { priced } from './priced-line'
import { FRIDAY } from '../../../tests/sandbox/clients'
import { choice, take } from '../../../tests/sandbox/orders'

const NOW = Date.parse(FRIDAY)
const lineOf = (menuItemId: string, change: Partial<Cart[number]> = {}): Cart[number] => ({
  ...{ cartItemId: 'ci_1', menuItemId, menuItemMappingId: menuItemId, name: menuItemId, imageUrl: null },
  ...{ quantity: 2, price: 450, servingQuantityId: null, specialInstructions: null, customOptionGroups: [] },
  ...change,
})

function check(line: Cart[number], prepare: (sandbox: Sandbox) => void = () => {}) {
  const sandbox = createSandbox()
  prepare(sandbox)
  return priced(line, NOW, sandbox.context)
}

it('a plain dish has no size, no note and nobody’s name', () => {
  const { orderLine, problems } = check(lineOf('tamarind-lemonade'))
  expect(problems).toEqual([])
  expect(orderLine).toMatchObject({ name: 'Tamarind lemonade', options: [], quantity: 2, unitPrice: 450, total: 900 })
  for (const key of ['participant', 'servingName', 'specialInstructions']) expect(orderLine).not.toHaveProperty(key)
})

it('the kitchen sees whose dish it is and what was asked for', () => {
  const participant = { id: 'par_1', name: 'Grace' }
  const { orderLine } = check(lineOf('tamarind-lemonade', { participant, specialInstructions: 'No ice' }))
  expect(orderLine).toMatchObject({ participant, specialInstructions: 'No ice' })
})

it('the size is named of a dish that has several, and not of one that has a single one', () => {
  const sized = lineOf('hand-pulled-noodles', {
    ...{ price: 1750, servingQuantityId: 'large', customOptionGroups: [choice('heat', take('hot'))] },
  })
  expect(check(sized).orderLine.servingName).toBe('Large')
  const single = check(sized, ({ context: { catalog } }) =>
    catalog.change('hand-pulled-noodles', (item) => {
      item.servings = item.servings.filter(({ id }) => id === 'large')
    }),
  )
  expect(single.problems).toEqual([])
  expect(single.orderLine).not.toHaveProperty('servingName')
})

it('a size that is gone is a problem, and the price stays as agreed', () => {
  const sized = lineOf('hand-pulled-noodles', { price: 999, servingQuantityId: 'gone' })
  const { orderLine, problems } = check(sized)
  expect(problems).toEqual([
    { code: 'AVAILABILITY_CHANGED', message: 'Hand-pulled noodles: choose a size.', cartItemId: 'ci_1' },
  ])
  expect(orderLine).toMatchObject({ unitPrice: 999, total: 1998 })
  expect(orderLine).not.toHaveProperty('servingName')
})

it('a dish that left the menu keeps its price and has no picture', () => {
  const { orderLine, problems } = check(lineOf('gone'))
  const message = 'A dish that is no longer on the menu cannot be ordered any more.'
  expect(problems).toEqual([{ code: 'AVAILABILITY_CHANGED', message, cartItemId: 'ci_1' }])
  expect(orderLine).toMatchObject({ name: 'A dish that is no longer on the menu', unitPrice: 450, total: 900 })
  expect(orderLine).not.toHaveProperty('imageUrl')
})

it('a dish has its picture, and none if it has none', () => {
  const picture = '/pictures/lemonade.webp'
  const withPicture = (imageUrl: string | null) =>
    check(lineOf('tamarind-lemonade'), ({ context: { catalog } }) =>
      catalog.change('tamarind-lemonade', (item) => (item.imageUrl = imageUrl)),
    ).orderLine
  expect(withPicture(picture).imageUrl).toBe(picture)
  expect(withPicture(null)).not.toHaveProperty('imageUrl')
})

it('options are named in their order, with how often, and with those nested in them', () => {
  const customOptionGroups = [
    choice('heat', take('hot', 2)),
    choice('side', take('dumplings', 1, [choice('filling', take('shrimp', 3))])),
    // As an older sandbox has stored it, without nested ones.
    { groupId: 'g', name: 'g', options: [{ optionId: 'o', name: 'Egg', quantity: 1, price: 0 }] },
  ]
  const { orderLine } = check(lineOf('gone', { customOptionGroups }))
  expect(orderLine.options).toEqual(['2 × hot', 'dumplings', '3 × shrimp', 'Egg'])
})

it('a fault of the sandbox is not shown as a dish that is gone', () => {
  const withFault = ({ context }: Sandbox) => {
    const found = context.catalog.find('tamarind-lemonade', NOW)!
    context.catalog.find = () => ({ ...found, item: { ...found.item, optionGroups: null as never } })
  }
  expect(() => check(lineOf('tamarind-lemonade'), withFault)).toThrow(TypeError)
})
