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
import { KEY, missingIn, readSaved, save, type Awaited } from './saved'

/** The fallback for an addition that reverts a removal, the same as without a reload. */
const waysOf = (client: QueryClient, customerId: string, change: CartChange) =>
  change.kind === 'add' && change.undoes
    ? { instead: (failure: unknown) => putBackAsNow(client, { customerId, item: change.item, failure }, () => {}) }
    : {}

/** How long to wait, in ms, before each further read of the cart for the changes that were on their way. */
const LATE_ARRIVALS = [500, 1500, 3000]

const cachedLines = (client: QueryClient, customerId: string) => fold(changesOf(client, customerId).cached()).lines

/** Reads the cart until it shows the changes on their way, and then replays the ones that wait for them. */
async function awaitArrival(client: QueryClient, customerId: string, awaited: Awaited[]) {
  const isMissing = () => missingIn(cachedLines(client, customerId), awaited).length > 0
  for (const wait of LATE_ARRIVALS) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    if (isCurrent(customerId) && isMissing()) await rereadCart(client, customerId)
    if (!isCurrent(customerId) || !isMissing()) break
  }
  if (isCurrent(customerId)) await replayAlone(client, customerId, true)
}

/**
 * The changes that can be replayed now, and those from the first one on that depends on a change on its way: it is
 * about a dish that has not arrived yet, about a line, or reverts one that is.
 */
function split(changes: CartChange[], awaited: Awaited[]): [now: CartChange[], later: CartChange[]] {
  const isOwn = (change: CartChange) =>
    change.kind === 'add' && !change.undoes && !awaited.some(({ dish }) => dish === change.item.menuItemId)
  const from = awaited.length > 0 ? changes.findIndex((change) => !isOwn(change)) : -1
  return from < 0 ? [changes, []] : [changes.slice(0, from), changes.slice(from)]
}

/**
 * Replays the customer's saved changes in order. They are removed from the storage first, so that they are made once,
 * and get new ids, as a page that comes back may still hold the old ones. A change of a line that no longer exists is
 * reported as failed. Changes that depend on one on its way stay in the storage until it has arrived.
 * @param isLast does not wait any longer
 */
export function replayUnsent(client: QueryClient, customerId: string, isLast = false): void {
  const taken = readSaved(customerId)
  localStore.remove(KEY)
  if (!taken) return
  const awaited = isLast ? [] : missingIn(cachedLines(client, customerId), taken.awaited)
  const [saved, later] = split(taken.changes.filter(isChange), awaited)
  if (awaited.length > 0) {
    save({ customerId, changes: later, awaited })
    void awaitArrival(client, customerId, awaited)
  }
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
export const replayAlone = (client: QueryClient, customerId: string, isLast = false) =>
  locked('saved cart changes', () => {
    if (!hasLeft) replayUnsent(client, customerId, isLast)
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
