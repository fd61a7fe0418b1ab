import { localStore, readJson, recordOf } from '../lib/storage'

/**
 * In local storage. Belongs to one customer: a logout or another customer's sign-in removes it (lib/belongings). The
 * first-paint script keeps the place of 'Your usual' free while it is stored.
 */
const KEY = 'usual'

type Remembered = { customerId: string; dishes: string }

const parse = (value: unknown): Remembered | null => {
  const { customerId, dishes } = recordOf(value)
  return typeof customerId === 'string' && typeof dishes === 'string' ? { customerId, dishes } : null
}

/** The dishes of the customer's last order as text, as this device remembers them: '' after a sign-in, before they are known; undefined if it does not. */
export function rememberedUsual(customerId: string): string | undefined {
  const remembered = readJson(localStore, KEY, parse)
  return remembered?.customerId === customerId ? remembered.dishes : undefined
}

/** Keeps the place for the last order of somebody whom the restaurant knows, before it has been read. */
export const expectUsual = (customerId: string) => rememberUsual({ customerId, dishes: '' })

export const rememberUsual = (usual: Remembered) => localStore.set(KEY, JSON.stringify(usual))
/** Also gives up the place that was kept free for it. */
export function forgetUsual() {
  localStore.remove(KEY)
  delete document.documentElement.dataset.usual
}
