import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { silenceFailures } from '../../../tests/faults/silence'
import { CUSTOMER, item, quiet } from '../../../tests/model/cart-world'
import { cartQuery } from '../../api/queries/cart'
import { cartFor, refresh } from './cart'

silenceFailures()
const page = createCartPage()
const { queryKey } = cartQuery(CUSTOMER)
const cart = () => cartFor(page.world.client, CUSTOMER)
const reads = () => page.world.requests('GET').length

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  await page.open([['tea']])
})

it('the cart waits for no read of anything else', async () => {
  const client = new QueryClient()
  void client.fetchQuery({ queryKey: ['another'], queryFn: () => new Promise(() => {}) })
  let isRefreshed = false
  void refresh(cartFor(client, CUSTOMER)).then(() => (isRefreshed = true))
  await quiet(20)
  expect(isRefreshed).toBe(true)
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
