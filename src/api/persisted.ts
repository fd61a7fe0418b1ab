import { hashKey, onlineManager, type QueryClient, type QueryKey, type QueryPersister } from '@tanstack/react-query'
import { clear, del, get, set } from 'idb-keyval'
import { t } from 'ttag'
import { inTime } from '../lib/in-time'
import { takenOver } from '../lib/take-over'
import { whenIdle } from '../lib/when-idle'
import { loadRuntime } from './client'

type Kept<T> = { at: number; data: T }

/** Where an answer is stored: an API with texts in several languages has one answer for each. */
const placeOf = (queryHash: string) =>
  import.meta.env.MULTILINGUAL ? queryHash + import.meta.env.VITE_LOCALE : queryHash

/** Storage that is blocked, full, missing or never opens is treated as empty (F37). */
const read = <T>(key: string) => inTime(() => get<Kept<T>>(placeOf(key)), undefined)
const quietly = async (act: () => Promise<void>) => {
  try {
    await act()
  } catch {
    // The next visit reads from the API.
  }
}

/** Queries whose data came with the page. The data stored on the device may be newer. */
const notFromApi = new Set<string>()
export const cameWithPage = (queryHash: string) => void notFromApi.add(queryHash)
/** Whether a query still has the data that came with the page, which React may be hydrating. Such data is public. */
export const hasPageData = ({ queryHash }: { queryHash: string }) => notFromApi.has(queryHash)

const isThere = () => 'indexedDB' in globalThis

/** Stores an answer on the device, as `persisted` does. */
export function keepAnswer(client: QueryClient, queryKey: QueryKey, data: unknown): void {
  const at = Date.now()
  // Skipped when the query is gone, because its customer has signed out.
  whenIdle(
    () => isThere() && client.getQueryState(queryKey) && quietly(() => set(placeOf(hashKey(queryKey)), { at, data })),
  )
}

/**
 * Stores a query's answer on the device. The next visit shows it at once, with the time it was read, and refetches it
 * in the background, or once there is a connection. Offline with nothing stored, the read waits: TanStack pauses the
 * retry of a query that has a persister. A stored answer that does not match the contract of `operation`, or no longer
 * does, is deleted (F38).
 * @param onlyOffline show the stored answer only when there is no connection; the contract wraps it in `data`
 */
export function persisted<T, Key extends QueryKey>(
  operation: string,
  { onlyOffline = false } = {},
): QueryPersister<T, Key> {
  return async (queryFn, context, query) => {
    const { queryHash, state } = query
    const isWithPage = notFromApi.has(queryHash)
    /** Data that came with the page stays until React has hydrated it, even when its first refetch fails. */
    const afterTakeOver = async () => {
      if (isWithPage) await takenOver
      notFromApi.delete(queryHash)
    }
    const ask = async () => {
      if (isThere() && !onlineManager.isOnline()) throw new Error(t`You are offline.`)
      const data = await queryFn(context)
      await afterTakeOver()
      keepAnswer(context.client, context.queryKey, data)
      return data
    }
    const shown = async () => {
      const found = isThere() && (state.data === undefined || isWithPage) ? await read<T>(queryHash) : undefined
      if (!found || found.at <= state.dataUpdatedAt) return undefined
      const { validateResponse } = await loadRuntime()
      const data = onlyOffline ? validateResponse(operation, found)?.data : validateResponse(operation, found.data)
      if (!data) {
        void quietly(() => del(placeOf(queryHash)))
        return undefined
      }
      await afterTakeOver()
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

/** Deletes every stored answer, because one could not be rendered or belongs to a customer who has signed out. */
export const forgetPersisted = () => (isThere() ? quietly(clear) : Promise.resolve())
