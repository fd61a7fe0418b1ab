import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createCartScreen } from '../../../tests/setup/cart-screen'
import { queryClient } from '../../api/query-client'
import { cartTools } from './cart-tools'
import { menuTools } from './menu-tools'

const { shop, open } = createCartScreen()

const call = (name: string, input: object = {}) =>
  [...menuTools(queryClient), ...cartTools(queryClient, () => {})].find((tool) => tool.name === name)!.execute(input)

it('an assistant is told deposits, contents, ages and caffeine of dishes, sizes and the cart', async () => {
  const { catalog } = shop.sandbox.context
  catalog.change('tamarind-lemonade', (item) => {
    Object.assign(item, { deposit: 25, minimumAge: 16, caffeineMgPer100ml: 20, content: { amount: 0.5, unit: 'L' } })
  })
  catalog.change('bubble-tea', (item) => void Object.assign(item, { deposit: 15 }))
  await open()
  expect(await call('read_dish', { id: 'tamarind-lemonade' })).toMatchObject({
    price: '$4.50',
    soldAs: '0.5\u00A0L · $9.00/L · plus $0.25 deposit',
    declared: [expect.stringMatching(/^High caffeine content\./) as string],
    age: 'From age 16',
  })
  expect(await call('read_dish', { id: 'bubble-tea' })).toMatchObject({
    sizes: [{ soldAs: expect.stringMatching(/plus \$0\.15 deposit$/) as string }, {}],
  })
  await waitFor(async () => expect(await call('show_cart')).toMatchObject({ deposits: '$1.00' }))
})
