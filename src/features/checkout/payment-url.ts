import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import { config } from '../../lib/config'

/**
 * The URL of a hosted payment page if it is safe to open, else null. Safe means on our own origin, or over https on a
 * host that the build was configured with; never a script or an unknown host (F47).
 */
export function safePaymentUrl(url: string | null, origin: string, hosts: readonly string[]): string | null {
  if (!url || !URL.canParse(url)) return null
  const { protocol, host, origin: target, href, username, password } = new URL(url)
  if (username || password) return null
  const isOurs = target === origin && /^https?:$/.test(protocol)
  return isOurs || (protocol === 'https:' && hosts.includes(host)) ? href : null
}

/**
 * Leaves for a page of the payment provider. `before` runs once the URL has proved safe.
 * @throws ApiError UNSAFE_PAYMENT_URL when the URL is not safe to open
 */
export function leaveFor(url: string | null, before: () => void = () => {}): void {
  const safe = safePaymentUrl(url, window.location.origin, config.paymentHosts)
  if (!safe) {
    throw new ApiError({
      status: 0,
      code: 'UNSAFE_PAYMENT_URL',
      message: t`The payment page could not be opened safely. No money was taken.`,
    })
  }
  before()
  window.location.assign(safe)
}
