import type { QueryClient } from '@tanstack/react-query'
import { locked } from '../../lib/locked'
import { randomId } from '../../lib/random-id'
import { localStore } from '../../lib/storage'
import { cartQuery } from '../../api/queries/cart'
import { currentSession, isCurrent } from '../../stores/auth'
import { changeCart, loadSender } from './changes'
import { fold, type CartChange } from './lines'
import { changesOf } from './log'
import { rereadCart } from './other-tabs'
import { isChange } from './parse-change'
import { putBackAsNow } from './put-back'
import { KEY, linesWith, readSaved, type Awaited } from './saved'

/** The fallback for an addition that reverts a removal, the same as without a reload. */
const waysOf = (client: QueryClient, customerId: string, change: CartChange) =>
  change.kind === 'add' && change.undoes
    ? { instead: (failure: unknown) => putBackAsNow(client, { customerId, item: change.item, failure }, () => {}) }
    : {}

/** When to read the cart again, in ms, until the changes that were on their way have arrived. */
const LATE_ARRIVALS = [500, 2000, 5000]

function awaitArrival(client: QueryClient, customerId: string, { dishes, lines }: Awaited) {
  const readIfMissing = () => {
    const now = fold(changesOf(client, customerId).cached()).lines
    if (isCurrent(customerId) && linesWith(now, dishes) !== lines) void rereadCart(client, customerId)
  }
  for (const wait of LATE_ARRIVALS) setTimeout(readIfMissing, wait)
}

/**
 * Replays the customer's saved changes in order. They are removed from the storage first, so that they are made once,
 * and get new ids, as a page that comes back may still hold the old ones. A change of a line that no longer exists is
 * reported as failed.
 */
export function replayUnsent(client: QueryClient, customerId: string): void {
  const taken = readSaved(customerId)
  localStore.remove(KEY)
  if (taken?.awaited) awaitArrival(client, customerId, taken.awaited)
  const saved = (taken?.changes ?? []).filter(isChange)
  const isGone = (line: string) =>
    !changesOf(client, customerId)
      .drawn()
      .lines.some(({ key }) => key === line)
  const names = new Map(saved.map(({ id }) => [id, randomId()]))
  for (const change of saved) {
    if ((change.kind === 'step' || change.kind === 'update') && isGone(change.line)) {
      void loadSender().then(({ showFailure }) => showFailure(change, new Error('The line has gone.')))
      continue
    }
    const id = names.get(change.id) ?? randomId()
    const undone = change.kind === 'add' && change.undoes && names.get(change.undoes)
    const named = { ...change, id, ...(undone && { undoes: undone }) }
    void changeCart(client, customerId, named, waysOf(client, customerId, change))
  }
}

/** How long, in ms, other tabs may take to see that the saved changes were taken. */
const SEEN = 100

let hasLeft = false
/** Records that the page was left or shown again. A page that was left takes nothing from the storage. */
export const pageLeft = (isLeft: boolean) => void (hasLeft = isLeft)

/** Replays the saved changes in one tab at a time: if several try at once, the others find nothing to replay. */
export const replayAlone = (client: QueryClient, customerId: string) =>
  locked('saved cart changes', () => {
    if (!hasLeft) replayUnsent(client, customerId)
    return new Promise<void>((resolve) => setTimeout(resolve, SEEN))
  })

/** How long, in ms, a reloaded tab has to take back the changes it saved before another tab replays them. */
const LEFT_BEHIND = 5000

/** Replays the changes that other tabs saved when they were closed. Returns a function that stops it. */
export function followClosedTabs(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const take = () => {
    const customerId = currentSession()?.user.customerId
    if (customerId && client.getQueryData(cartQuery(customerId).queryKey)) void replayAlone(client, customerId)
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
