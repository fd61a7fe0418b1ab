import { afterEach, expect, it, vi } from 'vitest'
import { usableWallets } from './wallets'

const BOTH = ['APPLE_PAY', 'GOOGLE_PAY'] as const
/** A browser in which asking about Google Pay has this result. */
const google = (canMakePayment: () => Promise<boolean>) =>
  vi.stubGlobal(
    'PaymentRequest',
    class {
      canMakePayment = canMakePayment
    },
  )
const apple = (can: boolean) => vi.stubGlobal('ApplePaySession', { canMakePayments: () => can })

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a wallet is usable where the browser says that it can pay with it', async () => {
  expect(await usableWallets(BOTH)).toEqual([])
  apple(true)
  google(() => Promise.resolve(true))
  expect(await usableWallets(BOTH)).toEqual(['APPLE_PAY', 'GOOGLE_PAY'])
  expect(await usableWallets(['GOOGLE_PAY'])).toEqual(['GOOGLE_PAY'])
  apple(false)
  expect(await usableWallets(BOTH)).toEqual(['GOOGLE_PAY'])
})

it('a browser that refuses to be asked has no wallet', async () => {
  google(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')))
  expect(await usableWallets(BOTH)).toEqual([])
})

it('a wallet that never answers does not hide the others', async () => {
  vi.useFakeTimers()
  apple(true)
  google(() => new Promise(() => {}))
  const usable = usableWallets(BOTH)
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  expect(await usable).toEqual(['APPLE_PAY'])
})
