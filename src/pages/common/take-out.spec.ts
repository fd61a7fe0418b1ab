import { afterEach, expect, it, vi } from 'vitest'
import { createWatchedCart } from '../../../tests/faults/cart-page'
import { item } from '../../../tests/model/cart-world'
import { ACTIVE_GROUP } from '../../lib/group-key'
import { localStore } from '../../lib/storage'
import { signedOut } from '../../stores/auth'
import { takeOut } from './take-out'

const page = createWatchedCart()
const takeTea = () => takeOut(page.world.client, 'tea')

afterEach(() => {
  localStore.remove(ACTIVE_GROUP)
  signedOut()
})

async function open(...stock: Parameters<typeof item>[]) {
  vi.stubGlobal('window', new EventTarget())
  await page.open(stock)
}

it('one piece of a dish is taken out, and the last one takes the line with it', async () => {
  await open(['tea', 2], ['soup'])
  expect(takeTea()).toBeNull()
  expect(page.drawn()).toEqual(['1 tea', '1 soup'])
  expect(takeTea()).toBeNull()
  await page.expectSettled('1 soup')
})

it('a dish in two ways is left as it is: the customer says in the cart which', async () => {
  await open(['tea', 2])
  await page.world.actions.add({ ...item('tea'), specialInstructions: 'No sugar' })?.done
  expect(takeTea()).toBe('/cart')
  await page.expectSettled('2 tea', '1 tea')
})

it('what is not in the cart any more is not taken out', async () => {
  await open(['soup'])
  expect(takeTea()).toBeNull()
  await page.expectSettled('1 soup')
})

it('a dish of a group order is taken out on its page', async () => {
  await open(['tea', 2])
  localStore.set(ACTIVE_GROUP, 'group')
  expect(takeTea()).toBe('/group-order')
  await page.expectSettled('2 tea')
})
