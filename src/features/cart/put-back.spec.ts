import { told, toast, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { curry, openWithCurries, undo } from '../../../tests/faults/curries'
import { silenceFailures } from '../../../tests/faults/silence'
import { withoutBursts } from '../../../tests/faults/without-bursts'
import { CUSTOMER, item, quiet } from '../../../tests/model/cart-world'
import { ApiError } from '../../api/errors'
import { signedOut } from '../../stores/auth'
import { cartFor } from './cart'
import { connectMenu, putBackAsNow, type AsNow } from './removal'
import { lastRemoval } from './removal'

silenceFailures()
const page = createCartPage()
const { remove } = page
openWithCurries(page)
// An undo follows its removal quickly.
withoutBursts()
const offer = (now: AsNow | null) => connectMenu(() => Promise.resolve(now))

afterEach(() => offer(null))

describe('an undo that the API refuses', () => {
  async function undoRefused(status = 409) {
    remove('curry')
    await page.expectSettled('1 tea')
    toast.success.mockClear()
    page.fail('POST', 1, status)
    undo()
    await page.world.settled()
    await quiet(10)
  }

  it('adds the dish as the menu offers it now, and says what is different', async () => {
    offer({ item: item('bread'), why: 'It is bread now.' })
    await undoRefused()
    await page.expectSettled('1 tea', '1 bread')
    expect(told()).toEqual(wentWell('Item added to cart!', 'Item added to cart!'))
    expect(toast.success.mock.lastCall?.[1]?.description).toBe('It is bread now.')
  })

  it('does not say so when that fails too', async () => {
    offer({ item: item('bread'), why: 'It is bread now.' })
    page.fail('POST', 2, 409)
    await undoRefused()
    await page.expectSettled('1 tea')
    expect(toast.success).not.toHaveBeenCalled()
  })

  it('says why the dish cannot return, and where it can be chosen again', async () => {
    offer({ item: null, why: 'It is sold out.', path: '/menu/curry' })
    await undoRefused()
    expect(told()).toEqual(wentWrong('Failed to add item to cart'))
    expect(toast.error.mock.lastCall?.[1]?.description).toBe('It is sold out.')
    expect(lastRemoval()).toMatchObject({ undo: null, path: '/menu/curry', line: { menuItemId: 'curry' } })
  })

  it('does not hide a later removal, which can still be undone', async () => {
    remove('curry')
    await page.world.settled()
    const late = lastRemoval()!.undo!
    let answer = (_: AsNow) => {}
    connectMenu(() => new Promise<AsNow>((resolve) => (answer = resolve)))
    page.fail('POST', 1, 409)
    late()
    await quiet(20)
    remove('tea')
    answer({ item: null, why: 'It is sold out.', path: '/menu/curry' })
    await page.expectSettled()
    expect(lastRemoval()).toMatchObject({ line: { menuItemId: 'tea' } })
    expect(lastRemoval()?.path).toBeUndefined()
  })

  it.each([
    ['nothing has changed on the menu', 409, () => offer(null)],
    ['the menu cannot be read', 409, () => connectMenu(() => Promise.reject(new Error('No')))],
    ['the call fails without a refusal', 500, () => offer({ item: item('bread'), why: 'It is bread now.' })],
  ])('reports a failed addition when %s', async (_, status, prepare) => {
    prepare()
    await undoRefused(status)
    await page.expectSettled('1 tea')
    expect(told()).toEqual(wentWrong('Failed to add item to cart'))
    expect(toast.error.mock.lastCall?.[1]?.description).not.toBe('It is bread now.')
    expect(page.world.requests('POST')).toHaveLength(1)
  })

  it('is handled in no other way when the mistake is our own', async () => {
    offer({ item: item('bread'), why: 'It is bread now.' })
    const failure = Object.assign(new Error('No'), { isFinal: true })
    const cart = cartFor(page.world.client, CUSTOMER)
    await expect(putBackAsNow(cart, curry, failure, () => {})).resolves.toBe(false)
  })

  it('is left to the usual words when nothing has changed, or nobody is there any more', async () => {
    const refusal = new ApiError({ status: 409, code: '', message: 'No' })
    const cart = cartFor(page.world.client, CUSTOMER)
    const isHandled = () => putBackAsNow(cart, curry, refusal, () => {})
    await expect(isHandled()).resolves.toBe(false)
    offer({ item: item('bread'), why: 'It is bread now.' })
    signedOut()
    await expect(isHandled()).resolves.toBe(false)
    expect(page.world.pending()).toEqual([])
  })

  it('is left to the usual words before the menu is connected', async () => {
    vi.resetModules()
    const [fresh, errors] = await Promise.all([import('./removal'), import('../../api/errors')])
    const refusal = new errors.ApiError({ status: 409, code: '', message: 'No' })
    const cart = cartFor(page.world.client, CUSTOMER)
    await expect(fresh.putBackAsNow(cart, curry, refusal, () => {})).resolves.toBe(false)
  })

  it('F30 adds nothing for a customer who has signed out meanwhile', async () => {
    remove('curry')
    await page.world.settled()
    const late = lastRemoval()!.undo!
    connectMenu(() => {
      signedOut()
      return Promise.resolve({ item: item('bread'), why: 'It is bread now.' })
    })
    page.fail('POST', 1, 409)
    late()
    await quiet(20)
    expect(page.world.requests('POST')).toHaveLength(1)
    expect(page.inApi()).toEqual(['1 tea'])
  })
})
