import {
  focusManager,
  notifyManager,
  onlineManager,
  QueryClient,
  QueryObserver,
  timeoutManager,
} from '@tanstack/react-query'
import { loadRuntime } from '../../src/api/client'
import { cartQuery } from '../../src/api/queries/cart'
import type { AddCartItem } from '../../src/api/types'
import { queryClient, resumeReadsAtOnce } from '../../src/api/query-client'
import { loadSender } from '../../src/features/cart/cart'
import type { FoldedCart } from '../../src/features/cart/lines'
import { cartFor } from '../../src/features/cart/cart'
import { followOtherTabs } from '../../src/features/cart/cart'
import { lastRemoval, removalOver } from '../../src/features/cart/removal'
import { cartActions } from '../../src/features/cart/actions'
import { addToCart } from '../../src/features/cart/use-cart'
import { settled } from '../setup/pending-change'
import { signedIn, type Session } from '../../src/stores/auth'

// A second tab has modules of its own: what the first loads later must be there before.
await Promise.all([loadSender(), loadRuntime()])

/** Renders at once, and waits for no real time. */
export function hurry() {
  notifyManager.setScheduler((callback) => callback())
  timeoutManager.setTimeoutProvider({
    setTimeout: (callback, delay) => Number(delay < 1000 && setImmediate(callback)),
    clearTimeout: () => {},
    setInterval: () => 0,
    clearInterval: () => {},
  })
}

/** The state of one tab. A second tab runs on another instance of this module and of everything it imports. */
export function openTab(session: Session) {
  const { customerId } = session.user
  const { queryKey } = cartQuery(customerId)
  signedIn(session)
  removalOver()
  const defaults = queryClient.getDefaultOptions()
  const client = new QueryClient({ defaultOptions: { ...defaults, queries: { ...defaults.queries, retryDelay: 0 } } })
  const changes = cartFor(client, customerId)
  const tab = {
    session,
    client,
    actions: { ...cartActions(client), add: (item: AddCartItem) => addToCart(client, item) },
    lastRemoval,
    observer: new QueryObserver(client, cartQuery(customerId)),
    cached: () => client.getQueryData(queryKey),
    drawn: (): FoldedCart => changes.drawn(),
    line: (name: string) => {
      const found = tab.drawn().lines.find(({ menuItemId }) => menuItemId === name)
      if (!found) throw new Error(`${name} is not drawn`)
      return found
    },
    changes: changes.changes,
    pending: () => client.getMutationCache().findAll({ status: 'pending' }),
    settled: () => settled(changes),
    load: () => client.fetchQuery({ ...cartQuery(customerId), staleTime: 0 }),
    /** Whether the tab itself knows that its cart is out of date: its last read gave up. */
    knowsItIsStale: () => client.getQueryState(queryKey)?.isInvalidated ?? true,
    setOnline: (online: boolean) => onlineManager.setOnline(online),
    setShown: (shown: boolean) => focusManager.setFocused(shown),
    /** Behaves like a page of the app. Returns a function that closes it. */
    start() {
      client.mount()
      const stops = [resumeReadsAtOnce(client), followOtherTabs(client), () => client.unmount()]
      return () => stops.forEach((stop) => stop())
    },
  }
  return tab
}

export type Tab = ReturnType<typeof openTab>
