import { told, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { beforeEach, describe, expect, it, vi, afterEach } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { silenceFailures } from '../../../tests/faults/silence'
import { CUSTOMER, item } from '../../../tests/model/cart-world'
import { recordCalls } from '../../../tests/setup/cart-writes'
import { configureSession, SessionExpiredError } from '../../api/renewal'
import { localStore } from '../../lib/storage'
import { sessionEnded } from '../../stores/session-end'
import { KEY, readSaved, save } from './saved'

silenceFailures()
const page = createCartPage()
const { add, edit, remove, set } = page
const setTea = (quantity: number) => set('tea', quantity)
const NO_MILK = { specialInstructions: 'No milk' }
const answer = (status: number) => new Response(null, { status })

describe('F06 a change whose answer is lost', () => {
  it.each([
    ['POST', () => add('soup', 2), ['1 tea', '2 soup'], 'Item added to cart!'],
    ['PUT', () => setTea(2), ['2 tea'], 'Cart item updated'],
    ['DELETE', () => remove('tea'), [], 'Item removed from cart'],
  ])('counts when the cart shows that a %s has arrived', async (match, change, lines, text) => {
    await page.open([['tea']])
    page.world.sandbox.context.scenarios.start({ name: 'lost-answer', match, times: 1 })
    change()
    await page.expectSettled(...lines)
    expect(page.world.requests(match)).toHaveLength(1)
    expect(told()).toEqual(wentWell(text))
  })

  it.each([
    ['POST', () => add('soup'), 'Failed to add item to cart'],
    ['PUT', () => setTea(2), 'Failed to update cart item'],
    ['DELETE', () => remove('tea'), 'Failed to remove item from cart'],
  ])('fails when the cart shows that a %s has not arrived', async (match, change, text) => {
    await page.open([['tea']])
    page.world.sandbox.context.scenarios.start({ name: 'reset-connection', match, times: 1 })
    change()
    await page.expectSettled('1 tea')
    expect(told()).toEqual(wentWrong(text))
  })

  it('fails when it was refused, even if another device has made the same change', async () => {
    await page.open([['tea']])
    recordCalls(page.world, () => {
      page.world.stock(item('soup'))
      return answer(409)
    })
    add('soup')
    await page.expectSettled('1 tea', '1 soup')
    expect(told()).toEqual(wentWrong('Failed to add item to cart'))
  })
})

describe('F18 a change that the API confirms', () => {
  it('but does not make fails as an addition, whatever else it says of the lines', async () => {
    await page.open([['tea']])
    recordCalls(page.world, () => {
      page.world.sandbox.context.catalog.change('tea', (dish) => (dish.allergens = ['PEANUT']))
      return answer(200)
    })
    add('soup')
    await page.expectSettled('1 tea')
    page.world.sandbox.context.catalog.change('tea', (dish) => (dish.allergens = []))
    expect(told()).toEqual(wentWrong('Failed to add item to cart'))
    const [addition] = page.world.client.getMutationCache().getAll()
    expect(addition?.state.error?.message).toMatch(/cart is as it was/)
  })

  it('has added a dish when the line it was merged with has more pieces', async () => {
    await page.open([['tea']])
    page.world.sandbox.context.state.carting = { versions: true, merging: true }
    add('tea')
    await page.expectSettled('2 tea')
    expect(page.world.apiLines()).toHaveLength(1)
    expect(told()).toEqual(wentWell('Item added to cart!'))
  })

  it('succeeds as an edit that leaves the line as it was', async () => {
    await page.open([['tea']])
    page.world.actions.acceptPrice(page.world.line('tea'), page.world.line('tea').price)
    await page.expectSettled('1 tea')
    expect(told()).toEqual(wentWell('Cart item updated'))
  })
})

describe('a change that is refused as the session has expired', () => {
  const kept = () => readSaved(CUSTOMER)?.changes.map(({ kind }) => kind)
  const expire = () => recordCalls(page.world, () => answer(401))
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget())
    configureSession({ refresh: () => Promise.reject(new SessionExpiredError()), onLost: sessionEnded })
    save({ customerId: CUSTOMER, changes: [], awaited: [] })
  })

  afterEach(() => {
    configureSession({ refresh: () => Promise.reject(new Error('No renewal is connected')), onLost: () => {} })
    localStore.remove(KEY)
  })

  it('is kept for the next sign-in', async () => {
    await page.open([['tea']])
    expire()
    setTea(2)
    await page.world.settled()
    expect(kept()).toEqual(['step'])
  })

  it('is kept when it clears several lines, as clearing twice does no harm', async () => {
    await page.open([['tea'], ['soup']])
    expire()
    page.world.actions.clear()
    await page.world.settled()
    expect(kept()).toEqual(['clear'])
  })

  it('is kept when it edits several lines, which are edited one at a time', async () => {
    await page.open([['tea'], ['tea']])
    expire()
    edit(NO_MILK, 2)
    await page.world.settled()
    expect(kept()).toEqual(['update'])
  })

  it.each([403, 500])('is kept for no other failure: %i', async (status) => {
    await page.open([['tea']])
    recordCalls(page.world, () => answer(status))
    setTea(2)
    await page.world.settled()
    expect(kept()).toEqual([])
  })
})
