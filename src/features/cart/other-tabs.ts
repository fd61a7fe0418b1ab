import type { QueryClient } from '@tanstack/react-query'
import { currentSession } from '../../stores/auth'
import { cartFor } from './cart-for'
import { refresh } from './reread'

/** The channel between the tabs of one browser. A message is a customer id, HELLO or HERE, which answers it. */
export const CHANNEL = 'cart-changed'
const HELLO = ''
const HERE = 'here'

let channel: BroadcastChannel | null = null
let heard = false
/** The last notice of this tab. */
let told: { customerId: string; at: number } | undefined

/**
 * In ms. A tab may have read the cart before a change and listen only after the notice of it, as this code loads last.
 * So within this time the notice is repeated when either tab begins to listen.
 */
const RECENT = 10_000

const recentNotice = () => (told && performance.now() - told.at < RECENT ? told.customerId : null)

/** Whether this tab has received a message from another one. */
export const hasCompany = () => heard

/**
 * Notifies the other tabs that a customer's cart has changed, so that they read it again. Also works on a page that
 * does not listen yet, for example after the return from a payment.
 */
export function tellOtherTabs(customerId: string): void {
  told = { customerId, at: performance.now() }
  if (channel) return channel.postMessage(customerId)
  if (typeof BroadcastChannel === 'undefined') return
  const own = new BroadcastChannel(CHANNEL)
  own.postMessage(customerId)
  own.close()
}

/** Announces this tab to the others, which answer, and listens to them. Returns a function that stops listening. */
export function followOtherTabs(client: QueryClient): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const own = new BroadcastChannel(CHANNEL)
  own.postMessage(HELLO)
  const notice = recentNotice()
  if (notice) own.postMessage(notice)
  own.onmessage = ({ data }: MessageEvent<unknown>) => {
    heard = true
    // The new tab has to know of this one before either changes the cart.
    if (data === HELLO) own.postMessage(recentNotice() ?? HERE)
    const customerId = currentSession()?.user.customerId
    if (customerId && data === customerId) void refresh(cartFor(client, customerId))
  }
  channel = own
  return () => {
    own.close()
    if (channel === own) channel = null
  }
}
