import type { QueryClient } from '@tanstack/react-query'
import { locked } from '../../lib/locked'
import { randomId } from '../../lib/random-id'
import { localStore } from '../../lib/storage'
import { currentSession, isCurrent } from '../../stores/auth'
import { cartFor, applyPending, type Cart } from './cart-for'
import { changeCart } from './changes'
import { arrival, missingIn } from './late-arrivals'
import { dishesOf, fold, type CartChange } from './lines'
import { isChange } from './parse-change'
import { putBackAsNow } from './put-back'
import { KEY, readSaved } from './saved'
import { delay } from '../../lib/delay'

/** The fallback for an addition that reverts a removal, the same as without a reload. */
const waysOf = (cart: Cart, change: CartChange) =>
  change.kind === 'add' && change.undoes
    ? { instead: (failure: unknown) => putBackAsNow(cart, change.item, failure, () => {}) }
    : {}

/** @throws Error when the line of a change is not in the cart as it was before the change */
function requireLine(cart: Cart, change: CartChange) {
  if (change.kind !== 'step' && change.kind !== 'update') return
  const changes = cart.changes()
  const earlier = changes.slice(
    0,
    changes.findIndex(({ id }) => id === change.id),
  )
  if (!applyPending(cart.cached(), earlier).lines.some(({ key }) => key === change.line))
    throw new Error('The line has gone.')
}

/**
 * Replays the customer's saved changes in order. They are removed from the storage first, so that they are made once,
 * and get new ids, as a page that comes back may still hold the old ones. A change of a dish that is still on its way
 * is sent when that has arrived, or after five seconds. A change of a line that does not exist is reported as failed.
 */
export function replayUnsent(cart: Cart): void {
  const taken = readSaved(cart.customerId)
  localStore.remove(KEY)
  if (!taken) return
  const ownDishes = cart.changes().flatMap(dishesOf)
  const awaited = missingIn(fold(cart.cached()).lines, taken.awaited).filter(({ dish }) => !ownDishes.includes(dish))
  const arrived = awaited.length > 0 ? arrival(cart, awaited) : null
  const saved = taken.changes.filter(isChange)
  const names = new Map<string | undefined, string>(saved.map(({ id }) => [id, randomId()]))
  for (const change of saved) {
    const id = names.get(change.id) ?? randomId()
    const undone = change.kind === 'add' && names.get(change.undoes)
    const named = { ...change, id, ...(undone && { undoes: undone }) }
    const isLate = dishesOf(change).some((one) => awaited.some(({ dish }) => dish === one))
    const first = async () => {
      if (isLate) await arrived
      requireLine(cart, named)
    }
    void changeCart(cart, named, { ...waysOf(cart, change), first })
  }
}

/** How long, in ms, other tabs may take to see that the saved changes were taken. */
const SEEN = 100

let hasLeft = false
/** Records that the page was left or shown again. A page that was left takes nothing from the storage. */
export const pageLeft = (isLeft: boolean) => void (hasLeft = isLeft)

/** Replays the saved changes in one tab at a time: if several try at once, the others find nothing to replay. */
export const replayAlone = (cart: Cart) =>
  locked('saved cart changes', () => {
    if (!hasLeft && isCurrent(cart.customerId)) replayUnsent(cart)
    return delay(SEEN)
  })

/** How long, in ms, a reloaded tab has to take back the changes it saved before another tab replays them. */
const LEFT_BEHIND = 5000

/** Replays the changes that other tabs saved when they were closed. Returns a function that stops it. */
export function followClosedTabs(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const take = () => {
    const customerId = currentSession()?.user.customerId
    const cart = customerId ? cartFor(client, customerId) : null
    if (cart?.cached()) void replayAlone(cart)
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY || newValue === null) return
    clearTimeout(timer)
    timer = setTimeout(take, LEFT_BEHIND)
  }
  window.addEventListener('storage', onStorage)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('storage', onStorage)
  }
}
