import { onlineManager, type QueryKey, type QueryPersister } from '@tanstack/react-query'
import { clear, del, get, set } from 'idb-keyval'
import { inTime } from '../lib/in-time'
import { takenOver } from '../lib/take-over'
import { whenIdle } from '../lib/when-idle'
import { loadWire } from './client'

type Kept<T> = { at: number; data: T }

/** Storage that is refused, full, not there or never opens is as good as empty (F37). */
const read = <T>(key: string) => inTime(() => get<Kept<T>>(key), undefined)
const quietly = async (act: () => Promise<void>) => {
  try {
    await act()
  } catch {
    // The next visit reads from the API.
  }
}

/** Queries whose data came with the page: what is kept on the device may be newer. */
const notFromApi = new Set<string>()
export const cameWithPage = (queryHash: string) => void notFromApi.add(queryHash)

const isThere = () => 'indexedDB' in globalThis

/**
 * Keeps a query's answer on the device: on the next visit it is shown at once, with the time it was read, and read
 * again behind, or once there is a connection. Without one and with nothing kept the read waits: TanStack holds back
 * the next try of a query that has a persister. What is kept and is not, or no longer, what the contract says of
 * `operation` is thrown away (F38).
 * @param onlyOffline shown only when there is no connection; the contract's answer wraps it in `data`
 */
export function persisted<T, Key extends QueryKey>(
  operation: string,
  { onlyOffline = false } = {},
): QueryPersister<T, Key> {
  return async (queryFn, context, query) => {
    const { queryHash, state } = query
    const isWithPage = notFromApi.delete(queryHash)
    /** What came with the page stays until React has taken that over. */
    const inTurn = () => (isWithPage ? takenOver : undefined)
    const ask = async () => {
      if (isThere() && !onlineManager.isOnline()) throw new Error('You are offline.')
      const data = await queryFn(context)
      await inTurn()
      const at = Date.now()
      // Not what was asked for a customer who has left.
      whenIdle(
        () =>
          isThere() && context.client.getQueryState(context.queryKey) && quietly(() => set(queryHash, { at, data })),
      )
      return data
    }
    const shown = async () => {
      const found = isThere() && (state.data === undefined || isWithPage) ? await read<T>(queryHash) : undefined
      if (!found || found.at <= state.dataUpdatedAt) return undefined
      const { checkedAnswer } = await loadWire()
      const data = onlyOffline ? checkedAnswer(operation, found)?.data : checkedAnswer(operation, found.data)
      if (!data) {
        void quietly(() => del(queryHash))
        return undefined
      }
      await inTurn()
      setTimeout(() => {
        query.setState({ dataUpdatedAt: found.at })
        if (onlineManager.isOnline()) query.fetch().catch(() => {})
        else query.invalidate()
      })
      return data
    }
    if (!onlyOffline) return (await shown()) ?? ask()
    return ask().catch(async (cause: unknown) => {
      const data = onlineManager.isOnline() ? undefined : await shown()
      if (data) return data
      throw cause
    })
  }
}

/** Throws away every answer that is kept: one of them could not be drawn, or belongs to a customer who has left. */
export const forgetPersisted = () => (isThere() ? quietly(clear) : Promise.resolve())
