import { onlineManager, type QueryKey, type QueryPersister } from '@tanstack/react-query'
import { clear, del, get, set } from 'idb-keyval'
import { inTime } from '../lib/in-time'
import { takenOver } from '../lib/take-over'
import { whenIdle } from '../lib/when-idle'
import { loadWire } from './client'
import { ApiError } from './errors'

type Kept<T> = { at: number; data: T }

/** Storage that is refused, full, not there or never opens is as good as empty (fault 37). */
const read = <T>(key: string) => inTime(() => get<Kept<T>>(key), undefined)
const write = async <T>(key: string, kept: Kept<T>) => {
  try {
    await set(key, kept)
  } catch {
    // The next visit reads from the host.
  }
}
const forget = async (what: () => Promise<void>) => {
  try {
    await what()
  } catch {
    // What cannot be read is not shown either.
  }
}
/** Queries whose data came with the page: what is kept on the device may be newer. */
const notFromApi = new Set<string>()
export const cameWithPage = (queryHash: string) => void notFromApi.add(queryHash)

const isThere = () => 'indexedDB' in globalThis

/**
 * Keeps a query's answer on the device: on the next visit it is shown at once, with the time it was read, and read
 * anew behind, or once there is a connection. Without one and with nothing kept the read waits: TanStack holds back the
 * next try of a query that has a persister. What is kept and is not, or no longer, what the contract says of `operation` is thrown away (fault 38).
 */
export function kept<T, Key extends QueryKey>(operation: string): QueryPersister<T, Key> {
  return async (queryFn, context, query) => {
    const isWithPage = notFromApi.delete(query.queryHash)
    /** What came with the page stays until React has taken that over. */
    const inTurn = () => (isWithPage ? takenOver : undefined)
    const ask = async () => {
      const answer = await queryFn(context)
      await inTurn()
      return answer
    }
    if (!isThere()) return ask()
    const isFirst = query.state.data === undefined || isWithPage
    const found = isFirst ? await read<T>(query.queryHash) : undefined
    const stored = found && found.at > query.state.dataUpdatedAt ? found : undefined
    const data = stored && (await loadWire()).asContracted(operation, stored.data)
    if (stored && data) {
      await inTurn()
      setTimeout(() => {
        query.setState({ dataUpdatedAt: stored.at })
        if (onlineManager.isOnline()) query.fetch().catch(() => {})
        else query.invalidate()
      })
      return data
    }
    if (stored) void forget(() => del(query.queryHash))
    if (!onlineManager.isOnline()) throw new ApiError({ status: 0, code: 'NETWORK', message: 'You are offline.' })
    const answer = await ask()
    const at = Date.now()
    whenIdle(() => void write(query.queryHash, { at, data: answer }))
    return answer
  }
}

/** Throws away every answer that is kept: one of them could not be drawn. */
export const forgetKept = () => (isThere() ? forget(clear) : Promise.resolve())
