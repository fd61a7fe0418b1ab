import { delay } from './delay'

/** A wallet of the device. */
type Wallet = 'APPLE_PAY' | 'GOOGLE_PAY'

const NAMES: Record<Wallet, string> = { APPLE_PAY: 'Apple Pay', GOOGLE_PAY: 'Google Pay' }
/** The brand name of a wallet, which is not translated. */
export const walletName = (wallet: Wallet) => NAMES[wallet]

declare global {
  /** Safari, on devices with Apple Pay. */
  var ApplePaySession: { canMakePayments: () => boolean } | undefined
}

const GOOGLE_PAY = {
  supportedMethods: 'https://google.com/pay',
  data: {
    ...{ environment: 'PRODUCTION', apiVersion: 2, apiVersionMinor: 0 },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: ['VISA', 'MASTERCARD'] },
      },
    ],
  },
}
/** `PaymentRequest` requires a total. It is never shown. */
const ASKED = { total: { label: 'Total', amount: { currency: 'USD', value: '1.00' } } }

const CAN_PAY: Record<Wallet, () => boolean | Promise<boolean>> = {
  APPLE_PAY: () => globalThis.ApplePaySession?.canMakePayments() ?? false,
  GOOGLE_PAY: () => 'PaymentRequest' in globalThis && new PaymentRequest([GOOGLE_PAY], ASKED).canMakePayment(),
}

/** How long a wallet may take to answer, in ms. Then it is not offered, and no longer holds up the others. */
const TIMEOUT = 3000

/** The wallets that this browser can pay with. Asks the browser; no SDK is loaded. */
export async function usableWallets(wallets: readonly Wallet[]): Promise<Wallet[]> {
  const can = wallets.map(async (wallet) => {
    try {
      return await Promise.race([CAN_PAY[wallet](), delay(TIMEOUT, false)])
    } catch {
      return false
    }
  })
  const answers = await Promise.all(can)
  return wallets.filter((_, index) => answers[index])
}
