import { told, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { describe, expect, it } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { silenceFailures } from '../../../tests/faults/silence'
import { hold, quiet } from '../../../tests/model/cart-world'
import { recordCalls } from '../../../tests/setup/cart-writes'

silenceFailures()
const page = createCartPage()
const { add, edit, elsewhere, remove, set } = page
const setTea = (quantity: number) => set('tea', quantity)
const NO_MILK = { specialInstructions: 'No milk' }
const takeElsewhere = (cartItemId: string) => {
  const lines = page.world.apiLines()
  lines.splice(
    lines.findIndex((line) => line.cartItemId === cartItemId),
    1,
  )
}

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

describe('an edit of several lines that are shown as one', () => {
  const NO_MILK_TEA = ['1 tea', '3 tea']
  const openThree = () => page.open([['tea'], ['tea', 2], ['tea', 3]])

  it('counts when another device has removed one of them meanwhile', async () => {
    const [, second] = await openThree()
    const { calls } = recordCalls(page.world, (_, nth) => void (nth === 1 && takeElsewhere(second!)))
    edit(NO_MILK, 6)
    await page.world.settled()
    expect(calls.filter((call) => call === 'PUT 404')).toHaveLength(1)
    expect([page.drawn(), page.inApi()]).toEqual([['4 tea'], NO_MILK_TEA])
    expect(page.world.apiLines()).toMatchObject([NO_MILK, NO_MILK])
    expect(told()).toEqual(wentWell('Cart item updated'))
  })

  it('fails when another device has removed all of them meanwhile', async () => {
    const ids = await openThree()
    recordCalls(page.world, (_, nth) => void (nth === 1 && ids.forEach(takeElsewhere)))
    edit(NO_MILK, 6)
    await page.expectSettled()
    expect(told()).toEqual(wentWrong('Failed to update cart item'))
  })

  it('loses nothing but that line when its quantity was to change', async () => {
    const [first] = await openThree()
    recordCalls(page.world, (_, nth) => void (nth === 1 && takeElsewhere(first!)))
    edit(NO_MILK, 7)
    await page.world.settled()
    expect([page.drawn(), page.inApi()]).toEqual([['5 tea'], ['2 tea', '3 tea']])
    expect(page.world.apiLines()).toMatchObject([NO_MILK, NO_MILK])
  })

  it('adds no piece twice when only a line that keeps its quantity has gone and another one fails', async () => {
    const [, second] = await openThree()
    recordCalls(page.world, (_, nth) => {
      if (nth === 1) takeElsewhere(second!)
      return nth === 3 ? new Response(null, { status: 500 }) : undefined
    })
    edit(NO_MILK, 8)
    await page.world.settled()
    expect([page.drawn(), page.inApi()]).toEqual([['6 tea'], ['3 tea', '3 tea']])
    expect(page.world.apiLines()).toMatchObject([NO_MILK, NO_MILK])
    expect(told()).toEqual(wentWell('Cart item updated'))
  })
})
