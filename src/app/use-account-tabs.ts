import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentSession } from '../stores/auth'

/** The name of the channel between the tabs of one browser. What is said in it is the key of a list, no more. */
export const CHANNEL = 'account-changed'

/** The key of the customer's list that a change was made in. The cart has a channel of its own. */
function listOf(mutationKey: readonly unknown[] = []): readonly unknown[] | null {
  const [owner, customerId, list] = mutationKey
  return owner === 'customer' && typeof list === 'string' && list !== 'cart' ? [owner, customerId, list] : null
}

function follow(client: QueryClient): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const key = Array.isArray(data) ? listOf(data) : null
    if (key && key[1] === currentSession()?.user.customerId) void client.invalidateQueries({ queryKey: key })
  }
  const stop = client.getMutationCache().subscribe((event) => {
    const key =
      event.type === 'updated' && event.action.type === 'success' ? listOf(event.mutation.options.mutationKey) : null
    if (key) channel.postMessage(key)
  })
  return () => {
    stop()
    channel.close()
  }
}

/**
 * Tells the other tabs which of the customer's lists the host has changed, and reads anew what they tell. A page the
 * browser puts aside stops; it reads anew by itself when it is shown again.
 */
export function useAccountTabs() {
  const client = useQueryClient()
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined
    let stop = follow(client)
    const onHide = () => stop()
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stop = follow(client)
    }
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    return () => {
      stop()
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
    }
  }, [client])
}
