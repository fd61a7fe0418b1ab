import { beforeEach, expect, it, vi } from 'vitest'
import { createCartWorld, CUSTOMER, hold, item, quiet, type CartWorld } from '../../../tests/model/cart-world'
import { signedOut } from '../../stores/auth'
import { whileWriting } from '../server-cart'
import { cartQuery } from './cart'

let world: CartWorld
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  world = createCartWorld()
})

const read = () => world.client.fetchQuery({ ...cartQuery(CUSTOMER), staleTime: 0 })
const reads = () => world.requests('GET').length

/** Something is written until the returned function is called. */
function write() {
  let end = () => {}
  whileWriting(world.client, CUSTOMER, new Promise<void>((resolve) => (end = resolve)))
  return end
}

it('a read of the cart waits until nothing is written', async () => {
  const end = write()
  const cart = read()
  await quiet()
  expect(reads()).toBe(0)
  world.stock(item('tea'))
  end()
  expect((await cart).items).toHaveLength(1)
  expect(reads()).toBe(1)
})

it('a read that a write has overtaken is repeated, and only the last one counts', async () => {
  const letGo = hold(world, 'GET', { answer: true })
  const cart = read()
  await quiet()
  const end = write()
  letGo()
  await quiet()
  world.stock(item('tea'))
  end()
  const { items } = await cart
  expect([items.length, reads()]).toEqual([1, 2])
})

it('a read that a write has overtaken is not repeated for a customer who has signed out', async () => {
  const letGo = hold(world, 'GET', { answer: true })
  void read()
  await quiet()
  write()
  signedOut()
  letGo()
  await quiet()
  expect(reads()).toBe(1)
})
