import { told, toast, wentWrong } from '../../../tests/setup/toasts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { curry, openWithCurries, undo } from '../../../tests/faults/curries'
import { withoutBursts } from '../../../tests/faults/without-bursts'
import { silenceFailures } from '../../../tests/faults/silence'
import { CUSTOMER, item, quiet } from '../../../tests/model/cart-world'
import { ApiError } from '../../api/errors'
import { signedOut } from '../../stores/auth'
import { cartFor } from './cart'
import { connectMenu, lastRemoval, putBackAsNow, removalOver, type AsNow } from './removal'

silenceFailures()
withoutBursts()
const page = createCartPage()
const { remove } = page
openWithCurries(page)
const offer = (now: AsNow | null) => connectMenu(() => Promise.resolve(now))
afterEach(() => offer(null))
/** The undo button of the last toast. */
const button = () => toast.success.mock.lastCall?.[1]?.action as { onClick: () => void } | undefined

describe('a removal', () => {
  it('can be undone at once, which puts the line back as it was', async () => {
    const key = page.world.line('curry').key
    remove('curry')
    expect(lastRemoval()).toMatchObject({ customerId: CUSTOMER, place: 1, line: { key, quantity: 3 } })
    expect(undo()).toBe(key)
    expect([page.drawn(), lastRemoval()]).toEqual([['1 tea', '3 curry'], null])
    await page.expectSettled('1 tea', '3 curry')
    const { menuItemMappingId: _, qty: quantity, ...made } = curry
    expect(page.world.apiLines()[1]).toMatchObject({ ...made, quantity })
  })

  it('can be undone once more when the dish could not be put back', async () => {
    remove('curry')
    await page.world.settled()
    page.fail('POST')
    undo()
    await page.world.settled()
    await quiet()
    expect(lastRemoval()?.line.menuItemId).toBe('curry')
    undo()
    await page.expectSettled('1 tea', '3 curry')
    expect(lastRemoval()).toBeNull()
  })

  it('that was undone already offers no undo in its toast', async () => {
    remove('curry')
    undo()
    await page.expectSettled('1 tea', '3 curry')
    expect(toast.success.mock.calls[0]![1]!.action).toBeUndefined()
  })

  it('cannot be undone once it has failed, as the line is still there', async () => {
    page.fail('DELETE')
    remove('curry')
    const late = lastRemoval()!.undo!
    await page.world.settled()
    await quiet()
    expect([lastRemoval(), late()]).toEqual([null, null])
    await page.expectSettled('1 tea', '3 curry')
    expect(page.world.requests('POST')).toEqual([])
  })

  it('keeps its undo when it has succeeded, whatever other one fails', async () => {
    page.fail('DELETE /api/v1/restaurants/tamarind-row/users/cus_model/cart/cart-items/ci_all-day.plates.tea_0')
    remove('tea')
    remove('curry')
    await page.expectSettled('1 tea')
    await quiet()
    expect(lastRemoval()?.line.menuItemId).toBe('curry')
  })

  it('keeps the undo of the latest one when the toast of an earlier one undoes that', async () => {
    remove('tea')
    await page.world.settled()
    const { onClick } = button()!
    remove('curry')
    onClick()
    expect(lastRemoval()?.line.menuItemId).toBe('curry')
    await page.expectSettled('1 tea')
  })

  it('of a dish that someone else of a group order chose cannot be undone', async () => {
    const { client } = page.world
    page.world.apiLines()[1]!.participant = { id: 'p', name: 'Eve' }
    await client.refetchQueries()
    remove('curry')
    expect(lastRemoval()).toMatchObject({ undo: null, line: { menuItemId: 'curry' } })
    await page.world.settled()
  })

  it('of a line that is not drawn any more does nothing', async () => {
    const line = page.world.line('curry')
    remove('curry')
    removalOver()
    page.world.actions.remove(line)
    expect([lastRemoval(), page.world.changes().length]).toEqual([null, 1])
    await page.expectSettled('1 tea')
  })
})

describe('the end of an undo', () => {
  it('is that of its own removal, or of any', () => {
    remove('curry')
    const last = lastRemoval()!
    removalOver('another')
    expect(lastRemoval()).toBe(last)
    removalOver(last.id)
    expect(lastRemoval()).toBeNull()
    remove('tea')
    removalOver()
    expect(lastRemoval()).toBeNull()
  })
})

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

  it('does not say so when that fails too', async () => {
    offer({ item: item('bread'), why: 'It is bread now.' })
    page.fail('POST', 2, 409)
    await undoRefused()
    await page.expectSettled('1 tea')
    expect(toast.success).not.toHaveBeenCalled()
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

  it('is handled in no other way when the mistake is our own, or nobody is there any more', async () => {
    offer({ item: item('bread'), why: 'It is bread now.' })
    const isHandled = (failure: Error) => putBackAsNow(cartFor(page.world.client, CUSTOMER), curry, failure, () => {})
    await expect(isHandled(Object.assign(new Error('No'), { isFinal: true }))).resolves.toBe(false)
    signedOut()
    await expect(isHandled(new ApiError({ status: 409, code: '', message: 'No' }))).resolves.toBe(false)
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
