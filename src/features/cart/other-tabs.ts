import type { QueryClient } from '@tanstack/react-query'
import { cartQuery } from '../../api/queries/cart'
import { currentSession } from '../../stores/auth'

/** The name of the channel between the tabs of one browser. What is said in it is the id of a customer, or HELLO. */
export const CHANNEL = 'cart-changed'
const HELLO = ''

let channel: BroadcastChannel | null = null
let heard = false

/** Whether another tab has been heard of. */
export const hasCompany = () => heard

/**
 * Tells the other tabs that a customer's cart has changed: they read it for themselves. A page that has not begun to
 * listen, as when it comes back from a payment, speaks all the same.
 */
export function tellOtherTabs(customerId: string): void {
  if (channel) return channel.postMessage(customerId)
  if (typeof BroadcastChannel === 'undefined') return
  const own = new BroadcastChannel(CHANNEL)
  own.postMessage(customerId)
  own.close()
}

/** Reads the cart anew. A read under way may have begun before the change: it is waited for, and another follows. */
export async function rereadCart(client: QueryClient, customerId: string): Promise<void> {
  const { queryKey } = cartQuery(customerId)
  const query = client.getQueryCache().find({ queryKey })
  if (query?.state.fetchStatus === 'fetching') await query.promise?.catch(() => {})
  await client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })
}

/** Listens to the other tabs, and speaks to them from then on. Returns the way to stop. */
export function followOtherTabs(client: QueryClient): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const own = new BroadcastChannel(CHANNEL)
  own.postMessage(HELLO)
  own.onmessage = ({ data }: MessageEvent<unknown>) => {
    heard = true
    const customerId = currentSession()?.user.customerId
    if (customerId && data === customerId) void rereadCart(client, customerId)
  }
  channel = own
  return () => {
    own.close()
    if (channel === own) channel = null
  }
}
