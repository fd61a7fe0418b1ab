import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { cartFor } from '../../src/features/cart/cart'
import { cartQuery } from '../../src/api/queries/cart'
import { changeCart } from '../../src/features/cart/cart'
import { replayUnsent } from '../../src/features/cart/replay'
import { saveUnsent } from '../../src/features/cart/saved'
import { notify } from '../../src/lib/notify'
import { CUSTOMER, hold, item, quiet } from '../model/cart-world'
import { createReloads } from './cart-reloads'
import { holdTimers } from './timers'
import { recordToasts } from './toasts'

const { page, stored, add, setQuantity, remove, clear, writes, reload } = createReloads()
recordToasts()

describe('F13 a change that was sent or handed over before a reload', () => {
  it('is not sent again when it has arrived: the cart that is read counts', async () => {
    await page.open([])
    hold(page.world, 'POST', { answer: true })
    add('tea')
    await quiet()
    setQuantity('tea', 5)
    await quiet()
    const after = await reload()
    await after.rest()
    expect(after.drawn()).toEqual(['5 tea'])
    expect(page.inApi()).toEqual(['5 tea'])
    expect(stored.read()).toBeNull()
  })

  /** Reloads while an add of tea, and what was done to its line afterwards, have not reached the API. */
  async function reloadWithLateAdd(then: () => void) {
    await page.open([['soup']])
    const arrive = hold(page.world, 'POST')
    add('tea')
    await quiet()
    then()
    await quiet()
    const after = await reload()
    new QueryObserver(after.client, cartQuery(CUSTOMER)).subscribe(() => {})
    return { ...after, arrive }
  }

  it.each([
    ['a step', () => setQuantity('tea', 5), ['1 soup', '5 tea']],
    ['a removal', () => remove('tea'), ['1 soup']],
    ['a clear', () => clear(), []],
  ])('is followed by %s of its line once it has arrived', async (_, then, truth) => {
    const { arrive, drawn, rest } = await reloadWithLateAdd(then)
    arrive()
    await rest()
    expect(drawn()).toEqual(truth)
    expect(page.inApi()).toEqual(truth)
    expect(writes()).toHaveLength(truth.length > 0 ? 2 : 3)
    expect(stored.read()).toBeNull()
    expect(notify.error).not.toHaveBeenCalled()
  })

  it('does not hold back changes of other dishes', async () => {
    const { drawn } = await reloadWithLateAdd(() => {
      remove('tea')
      setQuantity('soup', 3)
    })
    expect(drawn()).toEqual(['3 soup'])
    await vi.waitFor(() => expect(page.inApi()).toEqual(['3 soup']), 3000)
  })

  it('is waited for once, and by the next page too when this one is left', async () => {
    const { client } = await reloadWithLateAdd(() => setQuantity('tea', 5))
    saveUnsent(cartFor(client, CUSTOMER))
    expect(stored.read()?.changes.map(({ kind }) => kind)).toEqual(['step'])
    expect(stored.read()?.awaited.map(({ dish }) => dish)).toEqual(['tea'])
    saveUnsent(cartFor(client, CUSTOMER))
    expect(stored.read()?.awaited).toHaveLength(1)
    replayUnsent(cartFor(client, CUSTOMER))
    saveUnsent(cartFor(client, CUSTOMER))
    expect(stored.read()?.awaited).toHaveLength(1)
  })

  it('does not keep the change that waits behind it from being sent', async () => {
    await page.open([['tea']])
    hold(page.world, 'PUT', { answer: true })
    setQuantity('tea', 2)
    await quiet()
    setQuantity('tea', 5)
    await quiet()
    expect(page.inApi()).toEqual(['2 tea'])
    saveUnsent(cartFor(page.world.client, CUSTOMER))
    expect(stored.read()?.changes).toHaveLength(1)
    page.world.transport = (request, send) => send(request)
    const after = await reload()
    await after.rest()
    expect(page.inApi()).toEqual(['5 tea'])
    expect(writes()).toEqual(['PUT', 'PUT'])
  })

  it('is not sent by a page that is restored after it handed its changes over', async () => {
    await page.open([['tea']])
    onlineManager.setOnline(false)
    setQuantity('tea', 4)
    add('soup')
    await quiet()
    const letGo = hold(page.world, 'POST')
    saveUnsent(cartFor(page.world.client, CUSTOMER))
    onlineManager.setOnline(true)
    letGo()
    await quiet(20)
    await page.expectSettled('1 tea')
    expect(writes()).toEqual([])
    expect(notify.error).not.toHaveBeenCalled()
    replayUnsent(cartFor(page.world.client, CUSTOMER))
    await page.expectSettled('4 tea', '1 soup')
    expect(writes().sort()).toEqual(['POST', 'PUT'])
  })

  describe('with the time in hand', () => {
    const pass = holdTimers({ endsAfter: 6000 })

    it('is not mistaken for the same dish added on the next page', async () => {
      const { client, drawn, rest } = await reloadWithLateAdd(() => remove('tea'))
      page.world.transport = (request, send) => send(request)
      const added = changeCart(cartFor(client, CUSTOMER), { id: 'again', kind: 'add', item: item('tea') })
      expect(drawn()).toEqual(['1 soup', '1 tea'])
      await pass(5000)
      await Promise.all([added, rest()])
      expect(page.inApi()).toEqual(['1 soup', '1 tea'])
    })

    it('is not waited for longer than five seconds, even when a read hangs', async () => {
      const { drawn } = await reloadWithLateAdd(() => setQuantity('tea', 5))
      hold(page.world, 'GET')
      await pass(4500)
      expect(notify.error).not.toHaveBeenCalled()
      await pass(1000)
      expect(notify.error).toHaveBeenCalledOnce()
      expect(drawn()).toEqual(['1 soup'])
    })

    it('shows up on the next page when the API processes it after that page has read the cart', async () => {
      await page.open([])
      const arrive = hold(page.world, 'POST')
      add('tea')
      await quiet()
      const after = await reload()
      const stopReading = new QueryObserver(after.client, cartQuery(CUSTOMER)).subscribe(() => {})
      expect(after.drawn()).toEqual([])
      arrive()
      await pass(600)
      expect(after.drawn()).toEqual(['1 tea'])
      expect(writes()).toEqual(['POST'])
      const reads = page.world.requests('GET').length
      await pass(1800)
      expect(page.world.requests('GET')).toHaveLength(reads)
      stopReading()
    })

    it('is not sent by the old page at the end of a burst of taps', async () => {
      await page.open([['tea']])
      for (const quantity of [2, 3, 4]) setQuantity('tea', quantity)
      saveUnsent(cartFor(page.world.client, CUSTOMER))
      await pass(500)
      expect(writes()).toEqual([])
      expect(notify.error).not.toHaveBeenCalled()
    })
  })
})
