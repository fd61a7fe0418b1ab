import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Wallet } from '../../api/types'
import { useWallets } from './use-wallets'

afterEach(() => vi.unstubAllGlobals())

/** A browser in which these wallets can pay, once it has answered. */
function browserWith({ apple = false, google = false }) {
  vi.stubGlobal('ApplePaySession', { canMakePayments: () => apple })
  let answer = () => {}
  const asked = vi.fn<() => void>()
  class PaymentRequest {
    canMakePayment() {
      asked()
      return new Promise<boolean>((resolve) => (answer = () => resolve(google)))
    }
  }
  vi.stubGlobal('PaymentRequest', PaymentRequest)
  return { asked, answers: () => act(() => Promise.resolve(answer())) }
}
const BOTH: Wallet[] = ['APPLE_PAY', 'GOOGLE_PAY']
const offering = (wallets?: Wallet[]) =>
  renderHook((taken: { wallets?: Wallet[] }) => useWallets(taken), { initialProps: wallets ? { wallets } : {} })

it('wallets that the browser cannot pay with are not offered', async () => {
  const browser = browserWith({ google: true })
  const { result } = offering(BOTH)
  expect(result.current).toBeNull()
  await browser.answers()
  expect(result.current).toEqual(['GOOGLE_PAY'])
})

it('a restaurant without wallets offers none at once, and asks the browser nothing', () => {
  const browser = browserWith({ apple: true, google: true })
  expect(offering().result.current).toEqual([])
  expect(offering([]).result.current).toEqual([])
  expect(browser.asked).not.toHaveBeenCalled()
})

it('a wallet that the restaurant begins to take is offered; one it no longer takes is not, even before an answer', async () => {
  const browser = browserWith({ apple: true, google: true })
  const { result, rerender } = offering(['APPLE_PAY'])
  await act(() => Promise.resolve())
  expect(result.current).toEqual(['APPLE_PAY'])
  rerender({ wallets: BOTH })
  await browser.answers()
  expect(result.current).toEqual(BOTH)
  rerender({ wallets: ['GOOGLE_PAY'] })
  expect(result.current).toEqual(['GOOGLE_PAY'])
  rerender({})
  expect(result.current).toEqual([])
})

it('an answer about the earlier wallets does not replace the one about the present ones', async () => {
  const browser = browserWith({ apple: true, google: true })
  const { result, rerender } = offering(BOTH)
  const late = browser.answers
  rerender({ wallets: ['APPLE_PAY'] })
  await act(() => Promise.resolve())
  await late()
  rerender({ wallets: BOTH })
  expect(result.current).toEqual(['APPLE_PAY'])
})
