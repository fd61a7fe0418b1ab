import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentSession } from '../stores/auth'

/** The channel between the tabs of one browser. A message is the query key of a list, nothing else. */
export const CHANNEL = 'account-changed'

/** The query key of the customer's list that a mutation changed, or null. The cart has a channel of its own. */
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
 * Notifies the other tabs when one of the customer's lists has changed, and refetches the lists they report. Stops
 * while the page is in the back/forward cache; a page that returns from it refetches by itself.
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
