import { focusManager, onlineManager } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { notify } from '../../src/lib/notify'
import { signedOut } from '../../src/stores/auth'
import { cartCleared, cartFor } from '../../src/features/cart/cart'
import { CUSTOMER, hold, item, quiet } from '../model/cart-world'
import { createWatchedCart } from './cart-page'

const page = createWatchedCart()

/** The customer signs out, and only then arrives what was held back: nothing of them is kept. */
async function signOut(letGo: () => void) {
  vi.stubGlobal('window', new EventTarget())
  signedOut()
  page.world.client.clear()
  letGo()
  await quiet(20)
  expect(page.world.cached()).toBeUndefined()
}

describe('a cart whose customer goes away and comes back', () => {
  it('F11 shows an offline addition as unconfirmed, and sends it once', async () => {
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

  it('F11 resumes changes that waited for each other when the connection was lost', async () => {
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

  it('F12 sends its queue from a hidden tab', async () => {
    await page.open([['tea']])
    const letGo = hold(page.world, 'PUT')
    page.world.actions.setQuantity(page.world.line('tea'), 2)
    await quiet()
    page.world.actions.setQuantity(page.world.line('tea'), 3)
    focusManager.setFocused(false)
    letGo()
    await page.expectSettled('3 tea')
  })

  it('F12 resumes paused changes when a hidden tab is shown, and is not settled until then', async () => {
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

  it('F30 never sends changes that are waiting when the customer signs out', async () => {
    await page.open([])
    const letGo = hold(page.world, 'POST')
    page.world.actions.add(item('tea'))
    page.world.actions.remove(page.world.line('tea'))
    page.world.actions.add(item('tea'))
    await quiet()
    await signOut(letGo)
    expect(page.world.requests('POST')).toHaveLength(1)
    expect(notify.error).not.toHaveBeenCalled()
    expect(notify.success).not.toHaveBeenCalled()
  })

  it('F30 stops reading for a pending change when the customer signs out', async () => {
    await page.open([['tea']])
    const letGo = hold(page.world, 'GET', { answer: true })
    void page.world.observer.refetch()
    page.world.actions.setQuantity(page.world.line('tea'), 2)
    await quiet()
    expect(page.world.requests('PUT')).toHaveLength(1)
    const reads = page.world.requests('GET').length
    await signOut(letGo)
    expect(page.world.requests('GET')).toHaveLength(reads)
  })

  it('stays empty after a foreign logout event, when the answer to an earlier change arrives', async () => {
    await page.open([['tea']])
    const letGo = hold(page.world, 'POST', { answer: true })
    page.world.actions.add(item('soup'))
    await quiet()
    cartCleared(cartFor(page.world.client, CUSTOMER))
    letGo()
    await quiet(20)
    expect(page.world.cached()?.items).toEqual([])
    expect(notify.success).not.toHaveBeenCalled()
  })
})
