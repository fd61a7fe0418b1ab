import { afterEach, beforeEach, vi } from 'vitest'
import { cartFor } from '../../src/features/cart/cart'
import { keyOf, type CartChange } from '../../src/features/cart/lines'
import { replayUnsent } from '../../src/features/cart/replay'
import { KEY, readSaved, save, type Awaited } from '../../src/features/cart/saved'
import { localStore } from '../../src/lib/storage'
import { CUSTOMER, item } from '../model/cart-world'
import type { createCartPage } from './cart-page'
import { holdTimers } from './timers'

/** The dish and the line of a change. */
export const lineOf = (name: string) => ({ dish: name, line: keyOf(item(name)) })
export const addition = (name: string, id = `add ${name}`): CartChange => ({ id, kind: 'add', item: item(name) })
export const step = (name: string, by: number): CartChange => ({
  ...{ id: `step ${name}`, kind: 'step', ...lineOf(name) },
  ...{ by, item: item(name) },
})

/** What a page leaves in the storage, and the next page replays. Call it once per file, after `createCartPage`. */
export function createLeftBehind(page: ReturnType<typeof createCartPage>) {
  const pass = holdTimers({ endsAfter: 6000 })
  beforeEach(() => {
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('window', new EventTarget())
    localStore.remove(KEY)
  })
  afterEach(() => localStore.remove(KEY))
  const cart = () => cartFor(page.world.client, CUSTOMER)
  return {
    pass,
    cart,
    /** A page before has left these; changes may be malformed. */
    left: (changes: unknown[], { customerId = CUSTOMER, awaited = [] as Awaited[] } = {}) =>
      save({ customerId, changes: changes as CartChange[], awaited }),
    kept: () => readSaved(CUSTOMER)?.changes,
    replay: () => replayUnsent(cart()),
  }
}
