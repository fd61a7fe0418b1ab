import { told, wentWrong } from '../../../tests/setup/toasts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { withoutBursts } from '../../../tests/faults/without-bursts'
import { silenceFailures } from '../../../tests/faults/silence'
import { hold, item, quiet } from '../../../tests/model/cart-world'
import { recordCalls } from '../../../tests/setup/cart-writes'
import { restaurantQueries } from '../../api/queries/restaurant'
import { localStore } from '../../lib/storage'
import { signedIn, signedOut } from '../../stores/auth'
import { lastRemoval } from './removal'

silenceFailures()
withoutBursts()
const page = createCartPage()
const { actions, line } = page

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  await page.open([['tea', 2], ['soup']])
})
afterEach(signedOut)

describe('the quantity of a line', () => {
  it.each([2, 1.5])('of %d changes nothing', (quantity) => {
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
})

it('a quantity of 0 removes only the pieces that were seen: those added elsewhere stay', async () => {
  actions().setQuantity(line('tea'), 0)
  page.elsewhere({ quantity: 5 })
  await page.expectSettled('3 tea', '1 soup')
})

it('a guest changes nothing, and is asked to sign in; without an id there is an error', () => {
  const [tea, { setQuantity, edit, remove, clear }] = [line('tea'), actions()]
  signedOut()
  for (const act of [() => setQuantity(tea, 5), () => edit(tea, item('tea', 3)), () => remove(tea), clear]) act()
  localStore.set('authToken', 'some-token')
  clear()
  localStore.remove('authToken')
  const asked = 'Please login to modify cart.'
  const words = [asked, asked, asked, 'Please login to clear cart.', 'Configuration error. Please try again.']
  expect([page.world.changes(), lastRemoval(), told()]).toEqual([[], null, wentWrong(...words)])
})

describe('clearing the cart', () => {
  it('removes every line at once, and takes back the offer to undo a removal', async () => {
    actions().remove(line('soup'))
    actions().clear()
    expect([page.drawn(), lastRemoval()]).toEqual([[], null])
    actions().clear()
    expect(told().error).toEqual(['Cart is already empty.'])
    await page.expectSettled()
    expect(told().success).toContain('Cart cleared successfully!')
  })

  it('names each dish once, so that no other change of it is mistaken', async () => {
    page.world.stock({ ...item('tea'), specialInstructions: 'Hot' })
    await page.world.load()
    actions().clear()
    expect(page.world.changes()).toMatchObject([{ kind: 'clear', dishes: ['tea', 'soup'] }])
    await page.expectSettled()
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

describe('a substitute for a dish', () => {
  const substitute = (name: string, instead = item('bread')) => actions().substitute(line(name), instead)

  it('is in the cart before the dish is removed', async () => {
    const { calls } = recordCalls(page.world)
    await substitute('tea')
    expect(calls).toEqual(['POST 200', 'GET', 'DELETE 200', 'GET'])
    await page.expectSettled('1 soup', '1 bread')
  })

  it('leaves the dish in the cart when the substitute is not available', async () => {
    page.fail('POST')
    await substitute('tea')
    await page.expectSettled('2 tea', '1 soup')
    expect(told()).toEqual(wentWrong('Failed to add item to cart'))
  })

  it('leaves the dish when another device has taken the substitute away again', async () => {
    const letGo = hold(page.world, 'GET')
    const done = substitute('tea')
    await quiet(10)
    page.world.apiLines()[0]!.quantity = 3
    page.world.apiLines().pop()
    letGo()
    await done
    await page.expectSettled('3 tea', '1 soup')
    expect(page.world.requests('DELETE')).toEqual([])
  })

  it('of the same dish is an edit of its line', async () => {
    const { calls } = recordCalls(page.world)
    await substitute('tea', { ...item('tea', 3), specialInstructions: 'Hot' })
    expect(calls).toEqual(['PUT 200', 'GET'])
    expect(page.world.apiLines()[0]).toMatchObject({ quantity: 3, specialInstructions: 'Hot' })
  })

  it.each([
    ['not added twice when only the removal has failed and is tried again', () => {}, ['1 bread'], 1],
    ['added again when the customer has removed it in between', () => actions().remove(line('bread')), [], 2],
  ] as [string, () => void, string[], number][])('is %s', async (_, between, bread, additions) => {
    page.fail('DELETE')
    await substitute('tea')
    between()
    await page.expectSettled('2 tea', '1 soup', ...bread)
    await substitute('tea')
    await page.expectSettled('1 soup', '1 bread')
    expect(page.world.requests('POST')).toHaveLength(additions)
  })

  it('is added when another one was added before it', async () => {
    page.fail('DELETE')
    await substitute('tea')
    await substitute('tea', item('flan'))
    await page.expectSettled('1 soup', '1 bread', '1 flan')
  })

  it('is added for another dish, too, when the dish it replaced first could not be removed', async () => {
    page.fail('DELETE')
    await substitute('tea')
    await substitute('soup')
    await page.world.settled()
    expect(page.inApi()).toEqual(['2 tea', '1 bread', '1 bread'])
  })

  it('is added for each of two dishes that it replaces, and again for one that came back', async () => {
    await substitute('tea')
    await substitute('soup')
    await page.world.settled()
    expect(page.inApi()).toEqual(['1 bread', '1 bread'])
    page.world.stock(item('tea', 2))
    await page.world.load()
    await substitute('tea')
    expect(page.inApi()).toEqual(['1 bread', '1 bread', '1 bread'])
  })

  it('is not added for a guest, who is asked to sign in', async () => {
    const tea = line('tea')
    signedOut()
    await actions().substitute(tea, item('bread'))
    await actions().substitute(tea, item('tea'))
    const asked = 'Please login to modify cart.'
    expect([page.world.pending(), told()]).toEqual([[], wentWrong(asked, asked)])
  })
})
