import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from '../api/read-again'
import { followOtherTabs as followCart } from '../features/cart/cart'
import { tabNotices } from '../lib/tab-notices'
import { currentCustomerId } from '../stores/auth'

type QueryKey = readonly unknown[]

/** The channel between the tabs of one browser. A notice is the query key of a list, nothing else. */
export const CHANNEL = 'account-changed'

const notices = tabNotices<QueryKey>(CHANNEL)

/** The key of the customer's list that a query or mutation is about, or null. The cart has a channel of its own. */
function listOf(key: QueryKey = []): QueryKey | null {
  const [owner, customerId, list] = key
  return owner === 'customer' && typeof list === 'string' && list !== 'cart' ? [owner, customerId, list] : null
}

/** Notifies the other tabs when one of the customer's lists has changed, and reads the lists again that they report. */
function followLists(client: QueryClient): () => void {
  const stopTelling = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const list = listOf(event.mutation.options.mutationKey)
    if (list) notices.tell(list)
  })
  const stopListening = notices.listen((notice) => {
    const list = Array.isArray(notice) ? listOf(notice) : null
    if (list && list[1] === currentCustomerId()) void readAgain(client, { queryKey: list })
  })
  return () => {
    stopTelling()
    stopListening()
  }
}

/**
 * Follows the changes of the cart and the customer's lists that other tabs make. Has to start before the first read of
 * the page: a change between the read and the start would be missed. Stops while the page is in the back/forward cache,
 * and reads the lists again when it returns (features/cart does so with the cart). Returns a function that stops it.
 */
export function followOtherTabs(client: QueryClient): () => void {
  const start = () => [followCart(client), followLists(client)]
  let stops = start()
  const stop = () => stops.forEach((one) => one())
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    stops = start()
    void client.invalidateQueries({ predicate: ({ queryKey }) => listOf(queryKey) !== null })
  }
  window.addEventListener('pagehide', stop)
  window.addEventListener('pageshow', onShow)
  return () => {
    stop()
    window.removeEventListener('pagehide', stop)
    window.removeEventListener('pageshow', onShow)
  }
}
