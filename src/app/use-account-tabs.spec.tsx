import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createShop, CUSTOMER, quiet, type Shop } from '../../tests/setup/shop'
import { useAddresses } from '../features/addresses/use-addresses'
import { saveAddress } from '../sandbox/rules/addresses'
import { CHANNEL, useAccountTabs } from './use-account-tabs'

const ADDRESS = { line1: '5 Ludlow Street', city: 'New York', region: 'NY', postalCode: '10002', country: 'US' }
const KEY = ['customer', CUSTOMER, 'addresses']

function Tabs() {
  useAccountTabs()
  return null
}

function Page() {
  const { addresses, remove } = useAddresses(CUSTOMER)
  return addresses?.map((one) => (
    <button key={one.id} onClick={() => remove(one)}>
      {one.label}
    </button>
  ))
}

const now = performance.now.bind(performance)
let past = 0
let shop: Shop
let other: BroadcastChannel
let heard: unknown[]
beforeEach(async () => {
  heard = []
  other = new BroadcastChannel(CHANNEL)
  other.onmessage = ({ data }: MessageEvent<unknown>) => void (Array.isArray(data) && heard.push(data))
  onTestFinished(() => other.close())
  shop = createShop()
  shop.signIn()
  saveAddress(CUSTOMER, { label: 'Home', address: ADDRESS }, shop.sandbox.context)
  shop.show(<Page />)
  await screen.findByText('Home')
  // Notices of the previous test are not recent any more.
  past += 60_000
  vi.spyOn(performance, 'now').mockImplementation(() => now() + past)
})
const follow = () => shop.show(<Tabs />)
const say = (data: unknown) => act(() => Promise.resolve(other.postMessage(data)))
const reads = () => shop.requests('GET')

it('a change is sent to the other tabs once the API has it, by the key of its list', async () => {
  follow()
  act(() => screen.getByText('Home').click())
  expect(heard).toEqual([])
  await waitFor(() => expect(heard).toEqual([KEY]))
  expect(shop.requests('DELETE')).toBe(1)
})

it('a change made before this code had loaded is sent once it has', async () => {
  act(() => screen.getByText('Home').click())
  await waitFor(() => expect(shop.requests('DELETE')).toBe(1))
  await waitFor(() => expect(screen.queryByText('Home')).toBeNull())
  expect(heard).toEqual([])
  follow()
  await waitFor(() => expect(heard).toContainEqual(KEY))
})

it('a list that another tab has changed is read again', async () => {
  follow()
  saveAddress(CUSTOMER, { label: 'Work', address: ADDRESS }, shop.sandbox.context)
  await say(KEY)
  await screen.findByText('Work')
})

it.each([['nothing known'], [['customer', 'somebody else', 'addresses']], [['customer', CUSTOMER, 'cart']], [null]])(
  'a message %j causes no read',
  async (text) => {
    follow()
    const before = reads()
    await say(text)
    await quiet(40)
    expect(reads()).toBe(before)
  },
)

it('a page in the back-forward cache hears nothing until it is shown again', async () => {
  follow()
  const before = reads()
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await say(KEY)
  await quiet(40)
  expect(reads()).toBe(before)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await say(KEY)
  await waitFor(() => expect(reads()).toBeGreaterThan(before))
})
