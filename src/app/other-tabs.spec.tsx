import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { otherTab } from '../../tests/setup/other-tab'
import { CUSTOMER, customersShop, quiet } from '../../tests/setup/shop'
import { cartQuery } from '../api/queries/cart'
import { useAddresses } from '../features/addresses/use-addresses'
import { useCart } from '../features/cart/use-cart'
import { saveAddress } from '../sandbox/rules/addresses'
import { CHANNEL, followOtherTabs } from './other-tabs'

const ADDRESS = { line1: '5 Ludlow Street', city: 'New York', region: 'NY', postalCode: '10002', country: 'US' }
const KEY = ['customer', CUSTOMER, 'addresses']

function Page() {
  const { addresses, remove } = useAddresses(CUSTOMER)
  return addresses?.map((one) => (
    <button key={one.id} onClick={() => remove(one)}>
      {one.label}
    </button>
  ))
}

const Cart = () => void useCart()

const shop = customersShop()
let other: ReturnType<typeof otherTab>
let stop: () => void
beforeEach(() => {
  other = otherTab(CHANNEL)
  stop = followOtherTabs(shop.client)
  onTestFinished(stop)
  save('Home')
})
const save = (label: string) => saveAddress(CUSTOMER, { label, address: ADDRESS }, shop.sandbox.context)
async function open() {
  shop.show(<Page />)
  await screen.findByText('Home')
}
const say = (data: unknown) => act(() => Promise.resolve(other.says(data)))
const reads = () => shop.requests('GET')
const notices = () => other.heard.filter((message) => Array.isArray(message))
const goes = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
const comes = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

it('a change is sent to the other tabs once the API has it, by the key of its list', async () => {
  await open()
  act(() => screen.getByText('Home').click())
  expect(notices()).toEqual([])
  await waitFor(() => expect(notices()).toEqual([KEY]))
  expect(shop.requests('DELETE')).toBe(1)
})

it('a change is sent to nobody after this tab has stopped', async () => {
  await open()
  stop()
  act(() => screen.getByText('Home').click())
  await waitFor(() => expect(shop.requests('DELETE')).toBe(1))
  await quiet(40)
  expect(notices()).toEqual([])
})

it('a change is sent once after the page has returned from the back/forward cache', async () => {
  await open()
  goes()
  act(() => void comes(true))
  act(() => screen.getByText('Home').click())
  await waitFor(() => expect(notices()).toEqual([KEY]))
  await quiet(40)
  expect(notices()).toEqual([KEY])
})

it('a list that another tab has changed is read again', async () => {
  await open()
  save('Work')
  await say(KEY)
  await screen.findByText('Work')
})

it('a list that another tab changes during its first read is read once more', async () => {
  const { fetch } = globalThis
  let answer = () => {}
  const mayArrive = new Promise<void>((resolve) => (answer = resolve))
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await fetch(request)
    await mayArrive
    return response
  })
  shop.show(<Page />)
  await waitFor(() => expect(reads()).toBe(1))
  save('Work')
  await say(KEY)
  await quiet(40)
  answer()
  await screen.findByText('Work')
  expect(reads()).toBe(2)
})

it.each([['nothing known'], [['customer', 'somebody else', 'addresses']], [['customer', CUSTOMER, 'cart']], [null]])(
  'a message %j causes no read',
  async (text) => {
    await open()
    const before = reads()
    await say(text)
    await quiet(40)
    expect(reads()).toBe(before)
  },
)

it('a page in the back/forward cache hears nothing, and reads the lists when it returns, but not the cart', async () => {
  shop.show(<Cart />)
  await waitFor(() => expect(shop.client.getQueryData(cartQuery(CUSTOMER).queryKey)).toBeDefined())
  await open()
  const before = reads()
  goes()
  save('Work')
  await say(KEY)
  await quiet(40)
  expect(reads()).toBe(before)
  act(() => void comes(true))
  await screen.findByText('Work')
  expect(reads()).toBe(before + 1)
  save('Boat')
  await say(KEY)
  await screen.findByText('Boat')
})

it('F42 a page in the back/forward cache hears of the cart again when it has returned', async () => {
  shop.show(<Cart />)
  await waitFor(() => expect(shop.client.getQueryData(cartQuery(CUSTOMER).queryKey)).toBeDefined())
  const cart = otherTab('cart-changed')
  goes()
  cart.says(CUSTOMER)
  await quiet(40)
  expect(reads()).toBe(1)
  comes(true)
  await act(() => Promise.resolve(cart.says(CUSTOMER)))
  await waitFor(() => expect(reads()).toBe(2))
})

it('a page that is shown for the first time reads nothing again', async () => {
  await open()
  const before = reads()
  comes(false)
  await quiet(40)
  expect(reads()).toBe(before)
})
