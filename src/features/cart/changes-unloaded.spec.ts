import { QueryClient } from '@tanstack/react-query'
import { told, wentWrong } from '../../../tests/setup/toasts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../../../tests/setup/session-calls'
import { loadCode } from '../../lib/load-code'
import { signedIn, signedOut } from '../../stores/auth'
import { cartFor } from './cart'
import { changeCart, loadSender } from './cart'
import type { CartChange } from './lines'

vi.mock('../../lib/load-code', () => ({ loadCode: vi.fn() }))

const sender = { sendChange: vi.fn(() => Promise.resolve(true)), showSuccess: vi.fn(), showFailure: vi.fn() }
const remove: CartChange = { id: 'some', kind: 'remove', dish: 'tea', line: 'tea', quantity: 1 }
const cart = cartFor(new QueryClient(), 'ada')

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  signedIn(session('ada', 'token'))
})
afterEach(() => signedOut())

it('a change shows an error when the code that sends it cannot be loaded, and later ones load it once', async () => {
  vi.mocked(loadCode).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(changeCart(cart, remove)).resolves.toBe(false)
  expect(told()).toEqual(wentWrong('Your cart could not be changed. Please try again.'))
  vi.mocked(loadCode).mockResolvedValue(sender)
  await expect(changeCart(cart, remove)).resolves.toBe(true)
  expect(sender.showSuccess).toHaveBeenCalledExactlyOnceWith(remove, undefined)
  await loadSender()
  await changeCart(cart, remove)
  expect(sender.sendChange).toHaveBeenCalledTimes(2)
  expect(loadCode).toHaveBeenCalledTimes(2)
})
