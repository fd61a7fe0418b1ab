import type { QueryClient } from '@tanstack/react-query'
import { delay } from '../../lib/delay'
import { locked } from '../../lib/locked'
import { randomId } from '../../lib/random-id'
import { localStore } from '../../lib/storage'
import { isCurrent } from '../../stores/auth'
import { putBackAsNow } from './removal'
import { applyPending, changeCart, currentCart, refresh, type Cart } from './cart'
import { dishesOf, fold, type CartChange } from './lines'
import { isChange } from './parse-change'
import { KEY, linesWith, readSaved, waits, type Awaited } from './saved'

/** The pause before the first further read of the cart, and those after each, in ms. */
const FIRST = 500
const PAUSES = [1500, 2500, 500]

/** The awaited dishes whose lines the API's cart does not have yet. */
function missingIn(cart: Cart, awaited: Awaited[]): Awaited[] {
  const { lines } = fold(cart.cached())
  return awaited.filter((one) => linesWith(lines, one.dish) !== one.lines)
}

async function readUntilArrived(cart: Cart, awaited: Awaited[]) {
  const isOver = () => !isCurrent(cart.customerId) || missingIn(cart, awaited).length === 0
  await delay(FIRST)
  for (const pause of PAUSES) {
    if (isOver()) return
    const rest = delay(pause)
    // A read may hang.
    await Promise.race([refresh(cart), rest])
    if (isOver()) return
    await rest
  }
}

/** Reads the cart up to three times until it has what is awaited. Resolves when it has, or after five seconds without it. */
export function arrival(cart: Cart, awaited: Awaited[]): Promise<void> {
  const { customerId } = cart
  const key = JSON.stringify([customerId, awaited])
  const over = waits.get(key)?.over ?? readUntilArrived(cart, awaited).finally(() => waits.delete(key))
  waits.set(key, { customerId, awaited, over })
  return over
}

/** @throws Error when the line of a change is not in the cart as it was before the change */
function requireLine(cart: Cart, change: CartChange) {
  if (change.kind !== 'step' && change.kind !== 'update') return
  const changes = cart.changes()
  const at = changes.findIndex(({ id }) => id === change.id)
  const { lines } = applyPending(cart.cached(), changes.slice(0, at))
  if (!lines.some(({ key }) => key === change.line)) throw new Error('The line has gone.')
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
  const awaited = missingIn(cart, taken.awaited).filter(({ dish }) => !ownDishes.includes(dish))
  const arrived = awaited.length > 0 ? arrival(cart, awaited) : null
  const saved = taken.changes.filter(isChange)
  const names = new Map<string | undefined, string>(saved.map(({ id }) => [id, randomId()]))
  for (const change of saved) {
    const undone = change.kind === 'add' && names.get(change.undoes)
    const named = { ...change, id: names.get(change.id)!, ...(undone && { undoes: undone }) }
    const isLate = dishesOf(change).some((one) => awaited.some(({ dish }) => dish === one))
    const first = async () => {
      if (isLate) await arrived
      requireLine(cart, named)
    }
    // An addition that reverts a removal has the same fallback as without a reload.
    const undo = change.kind === 'add' && change.undoes ? change : null
    const instead = undo && ((failure: unknown) => putBackAsNow(cart, undo.item, failure))
    void changeCart(cart, named, { first, ...(instead && { instead }) })
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
    const cart = currentCart(client)
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
