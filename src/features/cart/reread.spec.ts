import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { silenceFailures } from '../../../tests/faults/silence'
import { CUSTOMER, hold, item, quiet } from '../../../tests/model/cart-world'
import { ApiError } from '../../api/errors'
import { cartQuery } from '../../api/queries/cart'
import { signedIn, signedOut } from '../../stores/auth'
import { cartFor } from './cart'
import { refresh } from './cart'
import { SessionOverError } from './outbox'
import { reread } from './send'

silenceFailures()
const page = createCartPage()
const { queryKey } = cartQuery(CUSTOMER)
const cart = () => cartFor(page.world.client, CUSTOMER)
const again = () => reread(cart()).then(({ items }) => items.map(({ menuItemId }) => menuItemId))
const reads = () => page.world.requests('GET').length

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  await page.open([['tea']])
})
afterEach(signedOut)

describe('the cart after a change', () => {
  it('is read once more when a read was in progress, which may not have seen the change', async () => {
    const letGo = hold(page.world, 'GET', { answer: true })
    void page.world.observer.refetch()
    await quiet()
    page.world.stock(item('soup'))
    const both = [again(), again()]
    await quiet()
    expect(reads()).toBe(1)
    letGo()
    expect(await Promise.all(both)).toEqual([
      ['tea', 'soup'],
      ['tea', 'soup'],
    ])
    expect(reads()).toBe(2)
  })

  it('is read though the read in progress fails', async () => {
    page.fail('GET', 1, 403)
    void page.world.observer.refetch()
    page.world.stock(item('soup'))
    expect(await again()).toEqual(['tea', 'soup'])
  })

  it('is read again when the read was cut off', async () => {
    page.leave()
    page.world.client.removeQueries({ queryKey })
    const letGo = hold(page.world, 'GET')
    const read = again()
    await quiet()
    await page.world.client.cancelQueries({ queryKey })
    letGo()
    expect(await read).toEqual(['tea'])
  })

  it('is read where only something else has put one into the cache', async () => {
    const { client } = page.world
    const data = page.world.cached()
    page.leave()
    client.removeQueries({ queryKey })
    client.setQueryData(queryKey, data)
    page.world.stock(item('soup'))
    expect(await again()).toEqual(['tea', 'soup'])
  })

  it.each([403, 404])('is not read again when the API refuses: %i', async (status) => {
    page.fail('GET', 1, status)
    await expect(again()).rejects.toMatchObject({ status })
    await expect(again()).resolves.toEqual(['tea'])
    expect(reads()).toBe(2)
    expect(new ApiError({ status, code: '', message: '' }).isFinal).toBe(true)
  })

  it('F30 is not read once the customer has signed out, nor any more for the one before', async () => {
    signedOut()
    await expect(again()).rejects.toBeInstanceOf(SessionOverError)
    const { session } = page.world
    signedIn({ ...session, user: { ...session.user, id: 'eve', customerId: 'eve' } })
    await expect(again()).rejects.toBeInstanceOf(SessionOverError)
    expect(reads()).toBe(0)
  })
})

it('the cart waits for no read of anything else', async () => {
  const client = new QueryClient()
  void client.fetchQuery({ queryKey: ['another'], queryFn: () => new Promise(() => {}) })
  const other = cartFor(client, CUSTOMER)
  const ends: string[] = []
  void reread(other).then(() => ends.push('read again'))
  await quiet(20)
  void refresh(other).then(() => ends.push('refreshed'))
  await quiet(20)
  expect(ends).toEqual(['read again', 'refreshed'])
})

describe('the cart after somebody else has changed it', () => {
  it('is read after a read in progress that fails', async () => {
    page.fail('GET', 1, 403)
    void page.world.observer.refetch()
    page.world.stock(item('soup'))
    await refresh(cart())
    expect(page.drawn()).toEqual(['1 tea', '1 soup'])
  })

  it('counts as outdated until it has been read', async () => {
    page.fail('GET', 1, 403)
    await refresh(cart())
    expect(page.world.knowsItIsStale()).toBe(true)
    await refresh(cart())
    expect(page.world.knowsItIsStale()).toBe(false)
  })

  it('is not read where nothing shows it', async () => {
    page.leave()
    await refresh(cart())
    expect([reads(), page.world.knowsItIsStale()]).toEqual([0, true])
    page.world.client.removeQueries({ queryKey })
    await refresh(cart())
    expect(reads()).toBe(0)
  })
})
