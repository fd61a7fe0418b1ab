import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.mock('./vitals', () => ({ watchVitals: () => {} }))

const sendBeacon = vi.fn<(address: string, body: string) => boolean>()

/** The shop's events as an adopter gets them, on a new page. */
async function open(settings: { VITE_EVENTS?: string; VITE_EVENTS_CONSENT?: string }, client = new QueryClient()) {
  vi.resetModules()
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { Analytics } = await import('./Analytics')
  const { track } = await import('../../lib/events')
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/about']}>
        <Analytics />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { track, login: () => track('login', { method: 'phone' }) }
}
const PAID = {
  ...{ id: 'ord_1', status: 'RECEIVED', payment: { status: 'PAID', method: 'HOSTED' } },
  ...{ lines: [], totals: { currency: 'USD', total: 1900, tax: 100, fees: [] } },
}
const EVENTS = 'https://events.example/shop'
const later = () =>
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
const sent = () =>
  sendBeacon.mock.calls.flatMap(([, body]) =>
    (JSON.parse(body) as { events: { name: string }[] }).events.map(({ name }) => name),
  )
const quiet = () => act(async () => void (await new Promise((resolve) => setImmediate(resolve))))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  sendBeacon.mockReset().mockReturnValue(true)
  Object.assign(navigator, { sendBeacon })
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  localStorage.clear()
  sessionStorage.clear()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

it('events go to an address in batches, with the visit they belong to', async () => {
  const { login } = await open({ VITE_EVENTS: EVENTS, VITE_EVENTS_CONSENT: 'not-needed' })
  login()
  login()
  expect(sent()).toEqual([])
  later()
  expect(sendBeacon).toHaveBeenCalledOnce()
  expect(sent()).toEqual(['page_view', 'login', 'login'])
  login()
  later()
  const visits = sendBeacon.mock.calls.map(([, body]) => (JSON.parse(body) as { visit: string }).visit)
  expect(new Set(visits).size).toBe(1)
})

it('events are sent at once when the page is hidden, as it may not come back', async () => {
  await open({ VITE_EVENTS: EVENTS, VITE_EVENTS_CONSENT: 'not-needed' })
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent()).toEqual(['page_view'])
})

it('events go to the data layer, where each e-commerce object replaces the one before', async () => {
  window.dataLayer = []
  const { login, track } = await open({ VITE_EVENTS: 'dataLayer', VITE_EVENTS_CONSENT: 'not-needed' })
  login()
  expect(window.dataLayer).toEqual([
    { event: 'page_view', page_path: '/about' },
    { event: 'login', method: 'phone' },
  ])
  const refund = { transaction_id: 'ord_1', currency: 'USD', value: 19 }
  track('refund', refund)
  expect(window.dataLayer.slice(2)).toEqual([{ ecommerce: null }, { event: 'refund', ecommerce: refund }])
  expect(sendBeacon).not.toHaveBeenCalled()
})

it('consent is asked for, and no event leaves before it; then those before it leave too', async () => {
  const { login } = await open({ VITE_EVENTS: EVENTS })
  login()
  later()
  expect(sendBeacon).not.toHaveBeenCalled()
  press('Yes, that is fine')
  later()
  expect(sent()).toEqual(['page_view', 'login'])
})

it('consent refused: no event leaves, now or on the next page', async () => {
  const { login } = await open({ VITE_EVENTS: EVENTS })
  press('No, thanks')
  login()
  later()
  cleanup()
  await open({ VITE_EVENTS: EVENTS })
  expect(screen.queryByRole('button', { name: 'Yes, that is fine' })).toBeNull()
  later()
  expect(sendBeacon).not.toHaveBeenCalled()
})

it('consent can be taken back: nothing more leaves, and what was before the refusal is dropped', async () => {
  const { login } = await open({ VITE_EVENTS: EVENTS })
  login()
  press('Yes, that is fine')
  press('Privacy choices')
  login()
  press('No, thanks')
  later()
  press('Privacy choices')
  press('Yes, that is fine')
  later()
  expect(sent()).toEqual([])
})

it('consent given or refused in another tab counts here too', async () => {
  const { login } = await open({ VITE_EVENTS: EVENTS })
  const answer = (consent: string) => {
    localStorage.setItem('analytics-consent', consent)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent' })))
  }
  answer('granted')
  later()
  expect(sent()).toEqual(['page_view'])
  answer('denied')
  login()
  later()
  expect(sent()).toEqual(['page_view'])
  expect(screen.queryByRole('button', { name: 'Yes, that is fine' })).toBeNull()
})

it('consent is awaited by a purchase, which is sent once, even after a reload', async () => {
  const client = new QueryClient()
  client.setQueryData(['customer', 'cus_1', 'orders', 'ord_1'], PAID)
  localStorage.setItem('tracked-orders', '[["ord_1","placed"]]')
  await open({ VITE_EVENTS: EVENTS }, client)
  await quiet()
  cleanup()
  await open({ VITE_EVENTS: EVENTS }, client)
  press('Yes, that is fine')
  await quiet()
  later()
  press('Privacy choices')
  press('Yes, that is fine')
  await quiet()
  later()
  expect(sent().filter((name) => name === 'purchase')).toHaveLength(1)
})

it('consent is refused by Global Privacy Control, whatever the settings, and not asked for', async () => {
  Object.assign(navigator, { globalPrivacyControl: true })
  for (const VITE_EVENTS_CONSENT of ['ask', 'not-needed']) {
    const { login } = await open({ VITE_EVENTS: EVENTS, VITE_EVENTS_CONSENT })
    expect(screen.queryByRole('button')).toBeNull()
    login()
    later()
    cleanup()
  }
  expect(sendBeacon).not.toHaveBeenCalled()
})
