import type { QueryClient } from '@tanstack/react-query'
import { readJson, sessionStore } from '../../lib/storage'
import { currentSession } from '../../stores/auth'
import { hostId, mutationsOf } from './change-log'
import { changeCart } from './changes'
import type { CartChange } from './fold'
import { isChange } from './stored'
import { isSent } from './written'

const KEY = 'cartChanges'

type Kept = { customerId: string; changes: CartChange[] }

function parse(value: unknown): Kept | null {
  const { customerId, changes } = (typeof value === 'object' && value ? value : {}) as Record<string, unknown>
  return typeof customerId === 'string' && Array.isArray(changes)
    ? { customerId, changes: changes.filter(isChange) }
    : null
}

export const forgetKept = () => sessionStore.remove(KEY)

/** The same change after a reload, when a line that the host has goes by the host's id; null when its line is gone. */
function renamed(change: CartChange, nameOf: (line: string) => string | undefined): CartChange | null {
  if (change.kind === 'clear') {
    const lines = change.lines.flatMap((line) => nameOf(line) ?? [])
    return lines.length > 0 ? { ...change, lines } : null
  }
  if (change.kind === 'add') {
    const { undoes, ...add } = change
    const undone = undoes === undefined ? undefined : nameOf(undoes)
    return undone === undefined ? add : { ...add, undoes: undone }
  }
  const line = nameOf(change.line)
  return line === undefined ? null : { ...change, line }
}

/**
 * The page goes: the changes that were never sent go over to the tab's storage, in the order they were made, and are no
 * longer this page's, should it come back. What the host may have heard of is not kept: the cart that is read next is
 * the truth of it (fault 13).
 */
export function keepUnsent(client: QueryClient): void {
  const customerId = currentSession()?.user.customerId
  if (!customerId) return
  const mutations = mutationsOf(client, customerId).filter(({ state: { status, variables } }) => {
    return status === 'pending' && variables !== undefined && !isSent(variables)
  })
  const waiting = mutations.flatMap(({ state }) => state.variables ?? [])
  const added = new Set(waiting.flatMap((change) => (change.kind === 'add' ? change.line : [])))
  const nameOf = (line: string) => (added.has(line) ? line : hostId(client, customerId, line))
  const changes = waiting.flatMap((change) => renamed(change, nameOf) ?? [])
  mutations.forEach((mutation) => client.getMutationCache().remove(mutation))
  const before = readJson(sessionStore, KEY, parse)
  const untaken = before?.customerId === customerId ? before.changes : []
  if (untaken.length + changes.length === 0) return forgetKept()
  sessionStore.set(KEY, JSON.stringify({ customerId, changes: [...untaken, ...changes] } satisfies Kept))
}

/** Makes what was kept of the customer once more, in order. It leaves the storage first, so that it is made once. */
export function remakeKept(client: QueryClient, customerId: string): void {
  const kept = readJson(sessionStore, KEY, parse)
  forgetKept()
  if (kept?.customerId !== customerId) return
  for (const change of kept.changes) void changeCart(client, customerId, change)
}
