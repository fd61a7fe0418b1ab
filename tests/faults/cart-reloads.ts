import { settled } from '../setup/pending-change'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, vi } from 'vitest'
import { cartQuery } from '../../src/api/queries/cart'
import { cartFor } from '../../src/features/cart/cart'
import { replayUnsent } from '../../src/features/cart/replay'
import { saveUnsent } from '../../src/features/cart/saved'
import { waits } from '../../src/features/cart/saved'
import { localStore } from '../../src/lib/storage'
import { signedOut } from '../../src/stores/auth'
import { CUSTOMER } from '../model/cart-world'
import { createCartPage } from './cart-page'
import { silenceFailures } from './silence'

/** Where the browser keeps cart changes over a reload. */
const KEY = 'cartChanges'

/** A cart page without Web Locks, what a customer does on it, and its reload. */
export function createReloads() {
  vi.stubGlobal('navigator', {})
  silenceFailures()
  const page = createCartPage()
  beforeEach(() => localStore.remove(KEY))
  // Who waits for a late add goes on for five seconds, or until the customer leaves.
  afterEach(async () => {
    signedOut()
    await Promise.all([...waits.values()].map(({ over }) => over))
  })
  return {
    page,
    /** What the browser keeps. */
    stored: {
      read: () =>
        JSON.parse(localStore.get(KEY) ?? 'null') as {
          changes: { kind: string }[]
          awaited: { dish: string }[]
        } | null,
      write: (text: string) => localStore.set(KEY, text),
    },
    add: page.add,
    setQuantity: page.set,
    remove: page.remove,
    clear: () => page.world.actions.clear(),
    /** The methods of the writes that reached the API. */
    writes: () =>
      page.world.sandbox.context.requestLog.map(({ method }) => method).filter((method) => method !== 'GET'),
    /** Reloads the page: only the browser's storage is left, and the cart has been read. */
    reload: async () => {
      saveUnsent(cartFor(page.world.client, CUSTOMER))
      page.leave()
      const client = new QueryClient({ defaultOptions: page.world.client.getDefaultOptions() })
      client.mount()
      onlineManager.setOnline(true)
      await client.fetchQuery(cartQuery(CUSTOMER))
      replayUnsent(cartFor(client, CUSTOMER))
      const changes = cartFor(client, CUSTOMER)
      return {
        client,
        drawn: () => changes.drawn().lines.map(({ menuItemId, quantity }) => `${quantity} ${menuItemId}`),
        rest: () => settled(changes),
      }
    },
  }
}
