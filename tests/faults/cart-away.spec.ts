import { focusManager, onlineManager } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { notify } from '../../src/lib/notify'
import { signedOut } from '../../src/stores/auth'
import { hold, item, quiet } from '../model/cart-world'
import { createCartPage } from './cart-page'
import { silenceFailures } from './silence'

vi.mock('../../src/lib/notify', () => ({ SHORT: 3000, notify: { success: vi.fn(), error: vi.fn() } }))

silenceFailures()
const page = createCartPage()

describe('away and back', () => {
  it('F11 what is added offline is drawn as unconfirmed, and sent once', async () => {
    await page.open([])
    onlineManager.setOnline(false)
    void page.world.observer.refetch()
    page.world.actions.add(item('tea'))
    await quiet()
    expect(page.world.drawn()).toMatchObject({ confirmed: false, count: 1 })
    expect(page.world.requests('POST')).toEqual([])
    onlineManager.setOnline(true)
    await page.expectSettled('1 tea')
    expect(page.world.requests('POST')).toHaveLength(1)
  })

  it('F11 a connection that goes while changes wait for each other does not stop them for good', async () => {
    await page.open([['tea']])
    const letGo = hold(page.world, 'PUT', { answer: true })
    page.world.actions.setQuantity(page.world.line('tea'), 2)
    await quiet()
    page.world.actions.setQuantity(page.world.line('tea'), 3)
    await quiet()
    onlineManager.setOnline(false)
    letGo()
    await quiet()
    onlineManager.setOnline(true)
    await page.expectSettled('3 tea')
  })

  it('F12 a hidden tab sends its queue', async () => {
    await page.open([['tea']])
    const letGo = hold(page.world, 'PUT')
    page.world.actions.setQuantity(page.world.line('tea'), 2)
    await quiet()
    page.world.actions.setQuantity(page.world.line('tea'), 3)
    focusManager.setFocused(false)
    letGo()
    await page.expectSettled('3 tea')
  })

  it('F12 what stops in a hidden tab goes on when it is shown; until then the cart is not at rest', async () => {
    await page.open([['tea']])
    const letGo = hold(page.world, 'PUT')
    page.fail('GET')
    page.world.actions.setQuantity(page.world.line('tea'), 2)
    await quiet()
    page.world.actions.setQuantity(page.world.line('tea'), 3)
    focusManager.setFocused(false)
    letGo()
    let rested = false
    const rest = page.world.settled().then(() => (rested = true))
    await vi.waitFor(() => expect(page.world.requests('GET')).toHaveLength(1))
    await quiet(20)
    expect(rested).toBe(false)
    expect(page.drawn()).toEqual(['3 tea'])
    focusManager.setFocused(true)
    await rest
    await page.expectSettled('3 tea')
  })

  it('F30 what waits when the customer signs out is never sent', async () => {
    vi.stubGlobal('window', new EventTarget())
    await page.open([])
    const letGo = hold(page.world, 'POST')
    page.world.actions.add(item('tea'))
    page.world.actions.remove(page.world.line('tea'))
    page.world.actions.add(item('tea'))
    await quiet()
    signedOut()
    page.world.client.clear()
    letGo()
    await quiet(20)
    expect(page.world.requests('POST')).toHaveLength(1)
    expect(page.world.cached()).toBeUndefined()
    expect(notify.error).not.toHaveBeenCalled()
    expect(notify.success).not.toHaveBeenCalled()
  })

  it('F30 a change that waits for a read when the customer signs out reads nothing more', async () => {
    vi.stubGlobal('window', new EventTarget())
    await page.open([['tea']])
    const letGo = hold(page.world, 'GET', { answer: true })
    void page.world.observer.refetch()
    page.world.actions.setQuantity(page.world.line('tea'), 2)
    await quiet()
    expect(page.world.requests('PUT')).toHaveLength(1)
    signedOut()
    page.world.client.clear()
    letGo()
    await quiet(20)
    expect(page.world.requests('GET')).toHaveLength(1)
    expect(page.world.cached()).toBeUndefined()
  })
})
