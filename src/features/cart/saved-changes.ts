import type { QueryClient } from '@tanstack/react-query'
import { locked } from '../../lib/locked'
import { randomId } from '../../lib/random-id'
import { cartQuery } from '../../api/queries/cart'
import { currentSession } from '../../stores/auth'
import { changeCart, loadSender } from './changes'
import type { CartChange } from './lines'
import { changesOf } from './log'
import { mayHaveArrived } from './on-its-way'
import { putBackAsNow } from './put-back'
import { KEY, readSaved, save, takeSaved } from './saved'

/**
 * The page goes, or the session has ended by itself: the changes that were never sent go over to the storage, in the
 * order they were made, and are no longer this page's, should it come back. What the API may have heard of is not
 * saved: the cart that is read next is the truth of it. A logout and another customer's sign-in remove what is saved
 * (stores/auth).
 */
export function saveUnsent(client: QueryClient, customerId: string): void {
  const unsent = changesOf(client, customerId)
    .pending()
    .filter(({ state: { variables } }) => variables !== undefined && !mayHaveArrived(variables))
  const changes = unsent.flatMap(({ state }) => state.variables ?? [])
  unsent.forEach((mutation) => client.getMutationCache().remove(mutation))
  save(customerId, [...(readSaved(customerId) ?? []), ...changes])
}

/** What is done when an addition that takes back a removal is refused: as when it is made at once. */
const waysOf = (client: QueryClient, customerId: string, change: CartChange) =>
  change.kind === 'add' && change.undoes
    ? { instead: (failure: unknown) => putBackAsNow(client, { customerId, item: change.item, failure }, () => {}) }
    : {}

/**
 * Makes what was saved of the customer once more, in order. It leaves the storage first, so that it is made once, and
 * gets names of its own: a page that comes back may still hold the changes it handed over. What is to change a line that
 * is not there any more is said to have failed.
 */
export function replayUnsent(client: QueryClient, customerId: string): void {
  const saved = takeSaved(customerId)
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

/** Within this time, in ms, other tabs see that the saved changes were taken. */
const SEEN = 100

let hasLeft = false
/** Says that the page is left, or shown again: a page that is left takes nothing out of the storage any more. */
export const pageLeft = (isLeft: boolean) => void (hasLeft = isLeft)

/** Makes what was saved, in one tab at a time: if several try at once, one makes it and the others find nothing. */
export const replayAlone = (client: QueryClient, customerId: string) =>
  locked('saved cart changes', () => {
    if (!hasLeft) replayUnsent(client, customerId)
    return new Promise<void>((resolve) => setTimeout(resolve, SEEN))
  })

/** A tab that was only reloaded takes back what it saved within this time, in ms. */
const LEFT_BEHIND = 5000

/** Makes what other tabs saved when they were closed. Returns the way to stop. */
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
