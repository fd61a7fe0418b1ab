import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from '../../../tests/setup/toasts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCartWorld, hold, item, type CartWorld } from '../../../tests/model/cart-world'
import { expectLog } from '../../../tests/setup/log'
import { currentSession, signedIn, signedOut } from '../../stores/auth'
import { loginDeclined, useLoginRequired, usePendingAmount } from '../../stores/login-required'
import { takePendingItems } from '../../stores/pending-items'
import { useCartActions } from './actions'
import { useAddToCart, useCart } from './use-cart'

/** What every rendering has drawn, each once in a row. */
let frames: string[]

function Cart() {
  const { lines, count, subtotal, confirmed, loading, error, retry } = useCart()
  const add = useAddToCart()
  const { setQuantity, remove, clear } = useCartActions()
  const isAsked = useLoginRequired()
  const amount = usePendingAmount()
  const text = lines.map(({ menuItemId, quantity }) => `${quantity} ${menuItemId}`).join(', ')
  const frame = loading ? 'loading' : error ? error.message : `${text} = ${subtotal}${confirmed ? '' : '?'}`
  if (frames.at(-1) !== frame) frames.push(frame)
  return (
    <>
      <output>{frame}</output>
      <p>{isAsked ? `Please login for ${amount}` : `${count} pieces`}</p>
      <button onClick={() => add(item('tea'))}>Add tea</button>
      <button onClick={() => add(item('soup', 3))}>Add 3 soups</button>
      <button onClick={retry}>Try again</button>
      <button onClick={clear}>Clear</button>
      {lines.map((line) => (
        <p key={line.key} data-testid={line.menuItemId}>
          <button onClick={() => setQuantity(line, line.quantity + 1)}>More {line.menuItemId}</button>
          <button onClick={() => remove(line)}>Remove {line.menuItemId}</button>
        </p>
      ))}
    </>
  )
}

let world: CartWorld
function show() {
  frames = []
  render(
    <QueryClientProvider client={world.client}>
      <Cart />
    </QueryClientProvider>,
  )
}
const drawn = () => screen.getByRole('status').textContent
async function press(name: string) {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await Promise.resolve()
  })
}

beforeEach(() => {
  world = createCartWorld()
})
afterEach(() => {
  vi.useRealTimers()
  act(signedOut)
  act(loginDeclined)
})

it('F01 a tap is shown before the next one can come: no timer runs in between', async () => {
  show()
  await waitFor(() => expect(drawn()).toBe(' = 0'))
  const letGo = hold(world, 'POST')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await press('Add tea')
  expect(drawn()).toBe('1 tea = 300?')
  await press('More tea')
  expect(drawn()).toBe('2 tea = 600?')
  vi.useRealTimers()
  letGo()
  await waitFor(() => expect(drawn()).toBe('2 tea = 600'))
})

it('F01, F03 quick taps: each frame shows an intent, in order, then the confirmed cart', async () => {
  show()
  await waitFor(() => expect(drawn()).toBe(' = 0'))
  const letGo = hold(world, 'POST')
  await press('Add tea')
  const row = screen.getByTestId('tea')
  for (let quantity = 2; quantity <= 20; quantity++) await press('More tea')
  letGo()
  await waitFor(() => expect(drawn()).toBe('20 tea = 6000'))
  const meant = Array.from({ length: 20 }, (_, index) => `${index + 1} tea = ${(index + 1) * 300}?`)
  expect(frames).toEqual(['loading', ' = 0', ...meant, '20 tea = 6000'])
  expect(screen.getByTestId('tea')).toBe(row)
  expect(world.requests('PUT')).toHaveLength(1)
})

it('F04 a dish that is added before the cart has been read is shown with the rest of it', async () => {
  world.stock(item('soup'))
  const letGo = hold(world, 'GET')
  show()
  await press('Add tea')
  expect(drawn()).toBe('1 tea = 300?')
  letGo()
  await waitFor(() => expect(drawn()).toBe('1 soup, 1 tea = 700'))
  expect(frames).toEqual(['loading', '1 tea = 300?', '1 soup, 1 tea = 700?', '1 soup, 1 tea = 700'])
})

it('a cart that cannot be read shows an error, and is read again on request', async () => {
  expectLog(/Failed to load your cart/)
  world.stock(item('soup'))
  world.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: 'GET', times: 3 })
  show()
  await waitFor(() => expect(drawn()).toBe('Failed to load your cart.'))
  await press('Try again')
  await waitFor(() => expect(drawn()).toBe('1 soup = 400'))
})

it('a cart that is asked for twice is read once', async () => {
  show()
  await waitFor(() => expect(drawn()).toBe(' = 0'))
  world.stock(item('soup'))
  const letGo = hold(world, 'GET')
  for (const name of ['Try again', 'Try again']) await press(name)
  letGo()
  await waitFor(() => expect(drawn()).toBe('1 soup = 400'))
  expect(world.requests('GET')).toHaveLength(2)
})

it('a later read that fails leaves the known cart', async () => {
  expectLog(/Failed to load your cart/)
  world.stock(item('soup'))
  show()
  await waitFor(() => expect(drawn()).toBe('1 soup = 400'))
  world.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: 'GET', times: 3 })
  await press('Try again')
  await waitFor(() => expect(world.requests('GET')).toHaveLength(4))
  expect(frames).toEqual(['loading', '1 soup = 400'])
})

it('a removal and a clearing are shown at once', async () => {
  for (const name of ['soup', 'tea', 'bread']) world.stock(item(name))
  show()
  await waitFor(() => expect(drawn()).toBe('1 soup, 1 tea, 1 bread = 1200'))
  const letGo = hold(world, 'DELETE')
  await press('Remove tea')
  expect(drawn()).toBe('1 soup, 1 bread = 900?')
  await press('Clear')
  expect(drawn()).toBe(' = 0?')
  letGo()
  await waitFor(() => expect(drawn()).toBe(' = 0'))
  expect(toast.success).toHaveBeenCalledWith('Cart cleared successfully!', expect.anything())
})

it('a guest has an empty cart, is asked to sign in, and the dish waits', async () => {
  act(signedOut)
  show()
  expect(drawn()).toBe(' = 0')
  await press('Add 3 soups')
  expect(screen.getByText('Please login for 1200')).toBeTruthy()
  expect(takePendingItems((value): value is object => typeof value === 'object')).toEqual([item('soup', 3)])
  expect(takePendingItems((value): value is object => typeof value === 'object')).toEqual([])
  expect(world.sandbox.context.requestLog).toEqual([])
  expect(toast.error).not.toHaveBeenCalled()
})

it('a customer whose token another tab has removed is not asked to sign in', async () => {
  show()
  await waitFor(() => expect(drawn()).toBe(' = 0'))
  localStorage.removeItem('authToken')
  const letGo = hold(world, 'POST')
  await press('Add tea')
  expect([screen.queryByText(/Please login/), drawn()]).toEqual([null, '1 tea = 300?'])
  act(() => signedIn(world.session))
  letGo()
  await waitFor(() => expect(drawn()).toBe('1 tea = 300'))
})

it('F30 the next customer sees nothing of the previous one', async () => {
  world.stock(item('soup'))
  show()
  await waitFor(() => expect(drawn()).toBe('1 soup = 400'))
  const before = currentSession()!
  const letGo = hold(world, 'POST', { answer: true })
  await press('Add tea')
  act(() => {
    signedOut()
    world.client.clear()
  })
  expect(drawn()).toBe(' = 0')
  act(() => signedIn({ ...before, user: { ...before.user, id: 'cus_2', customerId: 'cus_2' } }))
  letGo()
  expectLog(/Failed to load your cart/)
  await waitFor(() => expect(drawn()).toBe('This is not your account.'))
  expect(frames.slice(frames.indexOf(' = 0'))).toEqual([' = 0', 'loading', 'This is not your account.'])
  expect(toast.success).not.toHaveBeenCalled()
})
