import { toast } from '../../../tests/setup/toasts'
import { describe, expect, it } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { curry, openWithCurries, undo } from '../../../tests/faults/curries'
import { withoutBursts } from '../../../tests/faults/without-bursts'
import { silenceFailures } from '../../../tests/faults/silence'
import { CUSTOMER, quiet } from '../../../tests/model/cart-world'
import { restaurantQueries } from '../../api/queries/restaurant'
import { signedOut } from '../../stores/auth'
import { lastRemoval, removalOver } from './removal'

silenceFailures()
withoutBursts()
const page = createCartPage()
const { remove } = page
openWithCurries(page)
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

  it('can be undone by its toast, which then goes, and only once', async () => {
    remove('curry')
    await page.expectSettled('1 tea')
    const { onClick } = button()!
    onClick()
    onClick()
    await page.expectSettled('1 tea', '3 curry')
    expect(toast.dismiss).toHaveBeenCalledOnce()
    expect(toast.dismiss.mock.lastCall).toEqual([toast.success.mock.calls[0]![1]!.id])
    expect(page.world.requests('POST')).toHaveLength(1)
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

  it('F30 cannot be undone after a sign-out', async () => {
    remove('curry')
    await page.world.settled()
    const { undo: late } = lastRemoval()!
    signedOut()
    expect(late!()).toBeNull()
    await quiet(20)
    expect(page.world.requests('POST')).toEqual([])
  })

  it('of a dish that the menu does not have cannot be undone', async () => {
    page.world.client.removeQueries({ queryKey: restaurantQueries.menus().queryKey })
    remove('curry')
    expect(lastRemoval()).toMatchObject({ undo: null, line: { menuItemId: 'curry' } })
    await page.world.settled()
    expect(button()).toBeUndefined()
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

  it('takes only the pieces that were seen: those added elsewhere stay', async () => {
    remove('curry')
    page.world.apiLines()[1]!.quantity = 5
    await page.expectSettled('1 tea', '2 curry')
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
