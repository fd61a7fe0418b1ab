import { act, fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectLog } from '../../tests/setup/log'
import { CUSTOMER, guestsShop, quiet } from '../../tests/setup/shop'
import { queryClient } from '../api/query-client'
import { changeKey } from '../features/cart/cart'
import { noReloadWhile } from '../lib/reload-once'
import { sessionStore } from '../lib/storage'
import { Layout } from './Layout'
import { lazyPage, type LazyPage } from './lazy-page'
import { isWriting } from './session'

const Soups = () => <p>Soups of the day</p>
const load = vi.fn<() => Promise<{ Soups: ComponentType }>>()
const reload = vi.fn()

const shop = guestsShop()
let Page: LazyPage
let arrive: () => void
beforeEach(() => {
  Object.assign(window.location, { reload })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-20T18:00:00Z') })
  load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve({ Soups }))))
  Page = lazyPage(load, 'Soups')
})
afterEach(() => {
  vi.useRealTimers()
  noReloadWhile(() => false)
  queryClient.clear()
})

const show = (at = '/soups') =>
  shop.show(
    <Layout>
      <Routes>
        <Route path="/" element={<Link to="/soups">To the soups</Link>} />
        <Route path="/soups" element={<Page />} />
      </Routes>
    </Layout>,
    at,
  )
const main = () => screen.getByRole('main').textContent
async function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms))
  await quiet()
}
async function follow() {
  fireEvent.click(screen.getByRole('link', { name: 'To the soups' }))
  await quiet()
}

it('a page whose code is loading lets the previous page stay for 200 ms, then shows that it loads, then is rendered', async () => {
  show('/')
  await follow()
  await pass(199)
  expect(main()).toBe('To the soups')
  await pass(1)
  expect(main()).toBe('Loading page...')
  arrive()
  await pass(1000)
  expect(main()).toBe('Soups of the day')
})

it('a page whose code is loading never shows that it loads when the code arrives sooner', async () => {
  show('/')
  await follow()
  await pass(150)
  expect(main()).toBe('To the soups')
  arrive()
  await quiet()
  expect(main()).toBe('Soups of the day')
})

it('a page whose code is loading is rendered at once when its code was prefetched', async () => {
  const fetched = Page.preload()
  arrive()
  await fetched
  show()
  expect(main()).toBe('Soups of the day')
  await quiet()
  expect(load).toHaveBeenCalledOnce()
})

describe('F55 a page whose code cannot be loaded', () => {
  const failed = 'This page could not be loaded'
  const says = (text: string) => expect(main()).toContain(text)
  beforeEach(() => {
    load.mockRejectedValue(new TypeError('Failed to fetch'))
    noReloadWhile(isWriting)
    sessionStore.remove('reloadedAt')
    expectLog(/could not be loaded/)
  })
  /** Simulates a reloaded page: it imports its code again, and has lost what was in memory. */
  async function showAnew() {
    Page = lazyPage(load, 'Soups')
    const { unmount } = show()
    await pass(200)
    return unmount
  }

  it('reloads the document once, again only after 30 s, and shows a message in between', async () => {
    const leave = await showAnew()
    expect(reload).toHaveBeenCalledTimes(1)
    says('Loading page...')
    leave()
    await pass(29_000)
    const leaveAgain = await showAnew()
    expect(reload).toHaveBeenCalledTimes(1)
    says(failed)
    leaveAgain()
    await pass(1000)
    await showAnew()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  const write = (mutationKey: readonly unknown[] = [], change?: object) =>
    void queryClient
      .getMutationCache()
      .build<unknown, Error, unknown, unknown>(queryClient, { mutationKey, mutationFn: () => new Promise(() => {}) })
      .execute(change)

  it.each([
    ['without a connection', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['while something is being written', () => write()],
  ])('does not reload %s', async (_, happens) => {
    happens()
    await showAnew()
    expect(reload).not.toHaveBeenCalled()
    says(failed)
  })

  it('reloads while a change of the cart waits that has not been sent: it is saved', async () => {
    write(changeKey(CUSTOMER), { id: 'one', kind: 'remove', dish: 'tea', line: 'tea', quantity: 1 })
    await showAnew()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('can be retried any number of times', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await showAnew()
    for (const isThere of [false, false, true]) {
      says(failed)
      if (isThere) load.mockResolvedValue({ Soups })
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await pass(200)
    }
    says('Soups of the day')
  })

  it('is requested again when it is shown after a failed prefetch', async () => {
    await expect(Page.preload()).resolves.toBe(false)
    load.mockResolvedValue({ Soups })
    show()
    await pass(0)
    says('Soups of the day')
    expect(reload).not.toHaveBeenCalled()
  })
})
