import '../../../tests/setup/toasts'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createCartWorld, CUSTOMER, item, quiet, type CartWorld } from '../../../tests/model/cart-world'
import { expectLog } from '../../../tests/setup/log'
import { currentSession, signedIn, signedOut } from '../../stores/auth'
import { sessionEnded } from '../../stores/session-end'
import { configureSession, SessionExpiredError } from '../../api/renewal'
import { CartSync } from './CartSync'
import { saveBeforeLeaving } from './saved'

let world: CartWorld
let stopSaving: () => void
beforeEach(async () => {
  world = createCartWorld()
  world.client.mount()
  stopSaving = saveBeforeLeaving(world.client)
  await world.load()
  show()
})
afterEach(() => {
  act(() => onlineManager.setOnline(true))
  world.client.unmount()
  stopSaving()
  act(signedOut)
})

function show() {
  return render(
    <QueryClientProvider client={world.client}>
      <CartSync />
    </QueryClientProvider>,
  )
}
const kept = () => localStorage.getItem('cartChanges')
const goes = () => act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')))
const comes = (persisted: boolean) =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))
async function addOffline() {
  act(() => onlineManager.setOnline(false))
  await act(async () => {
    world.actions.add(item('tea'))
    await Promise.resolve()
  })
}
const inApi = () => world.apiLines().map(({ menuItemId }) => menuItemId)

it('F13 pending changes are stored when the page is left, and taken from the storage by the next one', async () => {
  await addOffline()
  goes()
  expect(kept()).toContain('"tea"')
  act(() => onlineManager.setOnline(true))
  await act(() => world.settled())
  expect(inApi()).toEqual([])
  show()
  expect(kept()).toBeNull()
  await waitFor(() => expect(inApi()).toEqual(['tea']))
})

it('F13 a tab in the background saves what waits for a network, as the phone may end it, and sends it when shown', async () => {
  const turn = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  onTestFinished(() => turn(true))
  await addOffline()
  turn(true)
  expect(kept()).toContain('"tea"')
  turn(false)
  expect(kept()).toBeNull()
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(inApi()).toEqual(['tea']))
  await act(() => world.settled())
  expect(world.requests('POST')).toHaveLength(1)
})

it('F13 pending changes are not sent while another tab has the lock, nor by a page that is left meanwhile', async () => {
  const locks = vi.fn((_: string, work: () => Promise<void>) => new Promise<void>((end) => ends.push(end)).then(work))
  const ends: (() => void)[] = []
  await addOffline()
  goes()
  act(() => onlineManager.setOnline(true))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: locks } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  show()
  await act(() => quiet(20))
  expect([locks.mock.calls.map(([name]) => name), kept()]).toEqual([
    ['saved cart changes'],
    expect.stringContaining('"tea"'),
  ])
  goes()
  ends.pop()!()
  await act(() => quiet(20))
  expect([inApi(), kept()]).toEqual([[], expect.stringContaining('"tea"')])
  comes(true)
  await act(() => quiet(20))
  ends.forEach((end) => end())
  await waitFor(() => expect(inApi()).toEqual(['tea']))
})

it('F13 saved changes are sent again only when the cart has been read', async () => {
  await addOffline()
  goes()
  act(() => {
    onlineManager.setOnline(true)
    world.client.clear()
  })
  expectLog(/Failed to load your cart/)
  world.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: 'GET', times: 3 })
  show()
  await waitFor(() => expect(world.requests('GET')).toHaveLength(4))
  expect(kept()).not.toBeNull()
  await act(() => world.load())
  await waitFor(() => expect(inApi()).toEqual(['tea']))
})

it('F42 a page restored from memory reads the cart, and sends what waited', async () => {
  await addOffline()
  goes()
  act(() => onlineManager.setOnline(true))
  world.stock(item('soup'))
  comes(true)
  await waitFor(() => expect(inApi()).toEqual(['soup', 'tea']))
  await act(() => world.settled())
  expect(world.requests('POST')).toHaveLength(1)
})

it('a page that is shown for the first time reads nothing again', () => {
  const reads = world.requests('GET').length
  comes(false)
  expect(world.requests('GET')).toHaveLength(reads)
})

describe('a session that ends by itself', () => {
  const signIn = () => act(() => signedIn(world.session))
  /** As the app does on 'userLogout'. */
  const clear = () => world.client.clear()
  beforeEach(() => window.addEventListener('userLogout', clear))
  afterEach(() => window.removeEventListener('userLogout', clear))

  it('keeps pending changes, which are sent once when the same customer is back', async () => {
    await addOffline()
    act(sessionEnded)
    expect(kept()).toContain('"tea"')
    act(() => onlineManager.setOnline(true))
    signIn()
    await waitFor(() => expect(inApi()).toEqual(['tea']))
    expect(kept()).toBeNull()
    expect(world.requests('POST')).toHaveLength(1)
  })

  it('keeps the change that was refused because of it', async () => {
    expectLog(/Failed to add item to cart/)
    configureSession({ refresh: () => Promise.reject(new SessionExpiredError()), onLost: sessionEnded })
    act(() => void world.actions.add(item('tea')))
    await act(() => world.settled())
    world.sandbox.context.state.tokensValidFrom = Date.now() + 60_000
    act(() => world.actions.setQuantity(world.line('tea'), 5))
    expectLog(/Failed to update cart item/)
    await waitFor(() => expect(kept()).toMatch(/"step".*"by":4/))
    expect(currentSession()).toBeNull()
    world.sandbox.context.state.tokensValidFrom = 0
    signIn()
    await waitFor(() => expect(world.apiLines()).toMatchObject([{ quantity: 5 }]))
  })
})

it('a change that another tab saved is sent once by this tab when the other one was closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const changes = [{ id: 'c1', kind: 'add', item: item('tea') }]
  localStorage.setItem('cartChanges', JSON.stringify({ customerId: CUSTOMER, changes }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'cartChanges', newValue: kept() }))
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  expect(kept()).toBeNull()
  await waitFor(() => expect(inApi()).toEqual(['tea']))
  expect(world.requests('POST')).toHaveLength(1)
})
