import { onlineManager } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { cartFor } from '../../src/features/cart/cart'
import { replayUnsent } from '../../src/features/cart/replay'
import { saveUnsent } from '../../src/features/cart/saved'
import { notify } from '../../src/lib/notify'
import { signedOut } from '../../src/stores/auth'
import { CUSTOMER, hold, quiet } from '../model/cart-world'
import { createReloads } from './cart-reloads'
import { recordToasts } from './toasts'

const { page, stored, add, setQuantity, remove, clear, writes, reload } = createReloads()
recordToasts()

describe('F13 a cart reloaded while changes wait for the connection', () => {
  it('shows and sends the changes once, in the order they were made', async () => {
    await page.open([['tea'], ['soup']])
    onlineManager.setOnline(false)
    setQuantity('tea', 4)
    remove('soup')
    add('bread', 2)
    add('flan')
    setQuantity('flan', 3)
    await quiet()
    const after = await reload()
    expect(after.drawn()).toEqual(['4 tea', '2 bread', '3 flan'])
    await after.rest()
    expect(page.inApi()).toEqual(['4 tea', '2 bread', '3 flan'])
    expect(writes().sort()).toEqual(['DELETE', 'POST', 'POST', 'PUT', 'PUT'])
    expect(stored.read()).toBeNull()
    await (await reload()).rest()
    expect(writes()).toHaveLength(5)
  })

  it('reports a change as failed when another device has changed its line meanwhile', async () => {
    const [tea] = await page.open([['tea'], ['soup']])
    onlineManager.setOnline(false)
    setQuantity('tea', 3)
    setQuantity('soup', 2)
    await quiet()
    Object.assign(
      page.world.apiLines().find(({ cartItemId }) => cartItemId === tea)!,
      { specialInstructions: 'Hot' },
    )
    await (await reload()).rest()
    expect(page.inApi()).toEqual(['1 tea', '2 soup'])
    await vi.waitFor(() => expect(notify.error).toHaveBeenCalledOnce())
    expect(vi.mocked(notify.error).mock.lastCall?.[0]).toBe('Failed to update cart item')
  })

  it('sends an add that was made before the first read', async () => {
    await page.open([['soup']], { read: false })
    const letGo = hold(page.world, 'GET')
    page.look()
    add('tea')
    await quiet()
    saveUnsent(cartFor(page.world.client, CUSTOMER))
    letGo()
    const after = await reload()
    await after.rest()
    expect(page.inApi()).toEqual(['1 soup', '1 tea'])
    expect(writes()).toEqual(['POST'])
  })

  it('keeps the changes over a second reload before the cart was read', async () => {
    await page.open([['tea']])
    onlineManager.setOnline(false)
    setQuantity('tea', 4)
    saveUnsent(cartFor(page.world.client, CUSTOMER))
    saveUnsent(cartFor(page.world.client, CUSTOMER))
    expect(stored.read()?.changes).toHaveLength(1)
    const after = await reload()
    await after.rest()
    expect(page.inApi()).toEqual(['4 tea'])
    expect(writes()).toEqual(['PUT'])
  })

  it('finds a line that was added since the page loaded by the id the API gave it', async () => {
    await page.open([])
    add('tea')
    await page.expectSettled('1 tea')
    onlineManager.setOnline(false)
    setQuantity('tea', 4)
    const after = await reload()
    expect(after.drawn()).toEqual(['4 tea'])
    await after.rest()
    expect(page.inApi()).toEqual(['4 tea'])
  })

  it('sends a removal and an add of the same dish', async () => {
    await page.open([['tea', 2]])
    onlineManager.setOnline(false)
    remove('tea')
    add('tea', 2)
    const after = await reload()
    await after.rest()
    expect(page.inApi()).toEqual(['2 tea'])
  })

  it('clears the lines there were', async () => {
    await page.open([['tea'], ['soup']])
    onlineManager.setOnline(false)
    clear()
    const after = await reload()
    expect(after.drawn()).toEqual([])
    await after.rest()
    expect(page.inApi()).toEqual([])
  })
})

describe('F13 no change is stored', () => {
  it('when nothing waits', async () => {
    await page.open([['tea']])
    saveUnsent(cartFor(page.world.client, CUSTOMER))
    expect(stored.read()?.changes).toEqual([])
  })

  it('for a guest, or for the next customer', async () => {
    vi.stubGlobal('window', new EventTarget())
    await page.open([['tea']])
    onlineManager.setOnline(false)
    setQuantity('tea', 4)
    const { client } = page.world
    saveUnsent(cartFor(client, CUSTOMER))
    replayUnsent(cartFor(client, 'cus_other'))
    expect(stored.read()).toBeNull()
    expect(page.world.pending()).toEqual([])
    setQuantity('tea', 5)
    saveUnsent(cartFor(client, CUSTOMER))
    signedOut()
    expect(stored.read()).toBeNull()
  })
})
