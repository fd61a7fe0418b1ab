import { told, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { describe, expect, it } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { silenceFailures } from '../../../tests/faults/silence'
import { hold, quiet } from '../../../tests/model/cart-world'

silenceFailures()
const page = createCartPage()
const { add, edit, elsewhere, remove, set, takeElsewhere } = page
const setTea = (quantity: number) => set('tea', quantity)
const NO_MILK = { specialInstructions: 'No milk' }

/** Why a change has failed, for developers. */
const reasons = () =>
  page.world.client
    .getMutationCache()
    .getAll()
    .flatMap(({ state }) => state.error?.message ?? [])

describe('a line that is gone', () => {
  it.each([
    ['a removal', () => remove('tea'), 'Item removed from cart'],
    ['a clearing', () => page.world.actions.clear(), 'Cart cleared successfully!'],
  ])('counts as removed for %s', async (_, change, text) => {
    const [tea] = await page.open([['tea']])
    takeElsewhere(tea!)
    change()
    await page.expectSettled()
    expect(told()).toEqual(wentWell(text))
  })

  it.each([
    ['a removal', () => remove('tea'), 'Failed to remove item from cart'],
    ['a clearing', () => page.world.actions.clear(), 'Failed to clear cart. Please try again.'],
  ])('does not count as removed for %s when another device has changed it', async (_, change, text) => {
    await page.open([['tea', 3]])
    elsewhere(NO_MILK)
    change()
    await page.expectSettled('3 tea')
    expect(told()).toEqual(wentWrong(text))
    expect(reasons()).toEqual([expect.stringMatching(/line .*another/)])
  })

  it.each([
    ['a step', () => setTea(2)],
    ['an edit', () => edit(NO_MILK, 1)],
  ])('fails %s, and is not drawn any more', async (_, change) => {
    const [tea] = await page.open([['tea'], ['soup']])
    takeElsewhere(tea!)
    change()
    await page.expectSettled('1 soup')
    expect(told()).toEqual(wentWrong('Failed to update cart item'))
    expect(reasons()).toEqual([expect.stringMatching(/line .*gone/)])
  })

  it('fails the taps of a burst though more of them have come meanwhile', async () => {
    await page.open([['tea', 3]])
    elsewhere(NO_MILK)
    const letGo = hold(page.world, 'PUT')
    setTea(4)
    await quiet()
    setTea(5)
    letGo()
    await page.expectSettled('3 tea')
    expect(told()).toEqual(wentWrong('Failed to update cart item'))
  })

  it.each([
    ['step', () => setTea(2)],
    ['edit', () => edit(NO_MILK, 1)],
  ])('sends no %s when its addition has failed, and says so only once', async (_, change) => {
    await page.open([['soup']])
    page.fail('POST')
    add('tea')
    change()
    await page.expectSettled('1 soup')
    expect(page.world.requests('PUT')).toEqual([])
    expect(told()).toEqual(wentWrong('Failed to add item to cart'))
  })
})
