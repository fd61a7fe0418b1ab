import { describe, expect, it, vi } from 'vitest'
import { restaurantQueries } from '../../src/api/queries/restaurant'
import { notify } from '../../src/lib/notify'
import { hold, item, quiet } from '../model/cart-world'
import { createWatchedCart } from './cart-page'

const page = createWatchedCart()

/** Changes a line of the cart as another device would, without this page. */
function elsewhere(cartItemId: string, by: { quantity?: number; specialInstructions?: string }) {
  const line = page.world.apiLines().find((one) => one.cartItemId === cartItemId)
  Object.assign(line!, by)
}
const said = (kind: 'success' | 'error') => vi.mocked(notify[kind]).mock.calls.map(([text]) => text)

describe('a line that another device has changed into another', () => {
  it('is not removed, and an error is shown', async () => {
    const [tea] = await page.open([['tea', 3]])
    elsewhere(tea!, { specialInstructions: 'No sugar' })
    page.world.actions.remove(page.world.line('tea'))
    await page.expectSettled('3 tea')
    expect([said('success'), said('error')]).toEqual([[], ['Failed to remove item from cart']])
  })

  it('is not cleared, and an error is shown', async () => {
    const [tea] = await page.open([['tea']])
    elsewhere(tea!, { specialInstructions: 'No sugar' })
    page.world.actions.clear()
    await page.expectSettled('1 tea')
    expect([said('success'), said('error')]).toEqual([[], ['Failed to clear cart. Please try again.']])
  })

  it('cannot change its quantity, and an error is shown, even when the stepper is tapped again meanwhile', async () => {
    const [tea] = await page.open([['tea', 3]])
    elsewhere(tea!, { specialInstructions: 'No sugar' })
    const letGo = hold(page.world, 'PUT')
    page.world.actions.setQuantity(page.world.line('tea'), 4)
    await quiet(20)
    page.world.actions.setQuantity(page.world.line('tea'), 5)
    letGo()
    await page.expectSettled('3 tea')
    expect(said('success')).toEqual([])
    expect(said('error')).toContain('Failed to update cart item')
  })
})

it('an edit of two lines shown as one keeps the quantity that another device added', async () => {
  const [first] = await page.open([['tea'], ['tea']])
  const line = page.world.line('tea')
  elsewhere(first!, { quantity: 10 })
  const { menuItemId, price, servingQuantityId, specialInstructions, customOptionGroups } = line
  const made = { menuItemId, price, servingQuantityId, specialInstructions, customOptionGroups }
  page.world.actions.edit(line, { ...made, menuItemMappingId: 'drinks.tea', qty: 3 })
  await page.world.settled()
  expect([page.drawn(), page.inApi()]).toEqual([['12 tea'], ['11 tea', '1 tea']])
})

it('a price that the API refuses makes the menu reload', async () => {
  await page.open([])
  const { queryKey } = restaurantQueries.menus()
  page.world.client.setQueryData(queryKey, { menus: [] })
  page.fail('POST', 1, 409)
  page.world.actions.add(item('tea'))
  await page.world.settled()
  expect(page.world.client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
