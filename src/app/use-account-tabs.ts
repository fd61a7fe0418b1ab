import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { tabNotices } from '../lib/tab-notices'
import { currentSession } from '../stores/auth'

type QueryKey = readonly unknown[]

/** The channel between the tabs of one browser. A notice is the query key of a list, nothing else. */
export const CHANNEL = 'account-changed'

const notices = tabNotices<QueryKey>(CHANNEL)

/** The query key of the customer's list that a mutation changed, or null. The cart has a channel of its own. */
function listOf(mutationKey: QueryKey = []): QueryKey | null {
  const [owner, customerId, list] = mutationKey
  return owner === 'customer' && typeof list === 'string' && list !== 'cart' ? [owner, customerId, list] : null
}

function tell(mutation: { options: { mutationKey?: QueryKey | undefined } }) {
  const key = listOf(mutation.options.mutationKey)
  if (key) notices.tell(key)
}

function follow(client: QueryClient): () => void {
  const stopTelling = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') tell(event.mutation)
  })
  const stopListening = notices.listen((notice) => {
    const key = Array.isArray(notice) ? listOf(notice) : null
    if (key && key[1] === currentSession()?.user.customerId) void client.invalidateQueries({ queryKey: key })
  })
  return () => {
    stopTelling()
    stopListening()
  }
}

/**
 * Notifies the other tabs when one of the customer's lists has changed, and refetches the lists they report. Stops
 * while the page is in the back/forward cache; a page that returns from it refetches by itself.
 */
export function useAccountTabs() {
  const client = useQueryClient()
  useEffect(() => {
    // A list may have changed before this code had loaded.
    client.getMutationCache().findAll({ status: 'success' }).forEach(tell)
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
