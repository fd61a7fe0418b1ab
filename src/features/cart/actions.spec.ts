import { told, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { withoutBursts } from '../../../tests/faults/without-bursts'
import { silenceFailures } from '../../../tests/faults/silence'
import { hold, item, ITEMS, quiet } from '../../../tests/model/cart-world'
import { recordCalls } from '../../../tests/setup/cart-writes'
import { restaurantQueries } from '../../api/queries/restaurant'
import { localStore } from '../../lib/storage'
import { signedIn, signedOut } from '../../stores/auth'
import { lastRemoval } from './removal'

silenceFailures()
withoutBursts()
const page = createCartPage()
const { actions, line } = page
const [mild, hot] = ITEMS.slice(-2) as [(typeof ITEMS)[0], (typeof ITEMS)[0]]

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  await page.open([['tea', 2], ['soup']])
})
afterEach(signedOut)

describe('the quantity of a line', () => {
  it('becomes what the customer has chosen', async () => {
    const { writes } = recordCalls(page.world)
    actions().setQuantity(line('tea'), 5)
    expect(page.drawn()).toEqual(['5 tea', '1 soup'])
    await page.expectSettled('5 tea', '1 soup')
    actions().setQuantity(line('tea'), 1)
    await page.expectSettled('1 tea', '1 soup')
    expect(writes.map(({ body }) => body)).toEqual([{ qty: 5 }, { qty: 1 }])
  })

  it.each([0, -1])('of %i removes the line, and offers to undo that', async (quantity) => {
    actions().setQuantity(line('tea'), quantity)
    expect(lastRemoval()?.line.menuItemId).toBe('tea')
    await page.expectSettled('1 soup')
    expect(told()).toEqual(wentWell('Item removed from cart'))
  })

  it.each([2, 1.5, NaN, Infinity])('of %d changes nothing', (quantity) => {
    actions().setQuantity(line('tea'), quantity)
    expect(page.world.changes()).toEqual([])
  })

  it('is sent without versions as an addition of a dish on the menu, which overwrites nobody', async () => {
    vi.stubGlobal('navigator', {})
    page.world.sandbox.context.state.carting = { versions: false, merging: true }
    await page.world.load()
    await page.world.client.fetchQuery(restaurantQueries.menus())
    const { writes } = recordCalls(page.world)
    actions().setQuantity(line('tea'), 5)
    await page.expectSettled('5 tea', '1 soup')
    expect(writes).toMatchObject([{ method: 'POST', body: { menuItemId: 'tea', qty: 3 } }])
  })

  it('waits for no change of another dish, and for those of its own', async () => {
    const letGo = hold(page.world, 'POST')
    actions().add(item('bread'))
    await quiet()
    actions().setQuantity(line('bread'), 3)
    await quiet(10)
    expect(page.world.requests('PUT')).toEqual([])
    letGo()
    await page.expectSettled('2 tea', '1 soup', '3 bread')
  })
})

describe('an edit of a line', () => {
  it('sends its choice, price, wishes and quantity, and nothing of the place in the menu', async () => {
    page.world.stock(mild)
    await page.world.load()
    const { writes } = recordCalls(page.world)
    const done = actions().edit(line('curry'), { ...hot, qty: 3, specialInstructions: 'No salt' })!.done
    expect(line('curry')).toMatchObject({ quantity: 3, price: 1250, confirmed: false })
    await expect(done).resolves.toBe(true)
    const { price, customOptionGroups } = hot
    const body = { servingQuantityId: null, qty: 3, price, specialInstructions: 'No salt', customOptionGroups }
    expect(writes.map((write) => write.body)).toEqual([body])
  })

  it('accepts a new price alone', async () => {
    const { writes } = recordCalls(page.world)
    actions().acceptPrice(line('tea'), 300)
    expect(page.world.drawn().confirmed).toBe(false)
    await page.expectSettled('2 tea', '1 soup')
    expect(writes.map(({ body }) => body)).toEqual([{ price: 300 }])
  })
})

describe('a guest', () => {
  it.each([
    ['change a quantity', () => actions().setQuantity(line('tea'), 5)],
    ['edit a line', () => actions().edit(line('tea'), item('tea', 3))],
    ['accept a price', () => actions().acceptPrice(line('tea'), 350)],
    ['remove a line', () => actions().remove(line('tea'))],
  ])('cannot %s, and is asked to sign in', (_, act) => {
    signedOut()
    act()
    expect([page.world.changes(), lastRemoval(), told()]).toEqual([[], null, wentWrong('Please login to modify cart.')])
  })

  it('cannot clear the cart, and is asked to sign in', () => {
    signedOut()
    actions().clear()
    expect([page.world.pending(), told()]).toEqual([[], wentWrong('Please login to clear cart.')])
  })
})

describe('clearing the cart', () => {
  it('removes every line at once, and takes back the offer to undo a removal', async () => {
    actions().remove(line('soup'))
    actions().clear()
    expect([page.drawn(), lastRemoval()]).toEqual([[], null])
    await page.expectSettled()
    expect(told().success).toContain('Cart cleared successfully!')
  })

  it('leaves what is added afterwards', async () => {
    actions().clear()
    actions().add(item('tea'))
    await page.expectSettled('1 tea')
  })

  it('tells the customer when the cart is empty already', async () => {
    actions().clear()
    actions().clear()
    expect(told()).toEqual(wentWrong('Cart is already empty.'))
    await page.expectSettled()
  })

  it('names each dish once, so that no other change of it is mistaken', async () => {
    page.world.stock({ ...item('tea'), specialInstructions: 'Hot' })
    await page.world.load()
    actions().clear()
    expect(page.world.changes()).toMatchObject([{ kind: 'clear', dishes: ['tea', 'soup'] }])
    await page.expectSettled()
  })

  it('is not possible with a token but no customer, which says so', () => {
    signedOut()
    localStore.set('authToken', 'some-token')
    actions().clear()
    localStore.remove('authToken')
    expect(told()).toEqual(wentWrong('Configuration error. Please try again.'))
  })

  it('is possible for a customer whose token another tab has removed', async () => {
    signedIn(page.world.session)
    localStore.remove('authToken')
    actions().clear()
    expect([told().error, page.drawn()]).toEqual([[], []])
    signedIn(page.world.session)
    await page.expectSettled()
  })
})
