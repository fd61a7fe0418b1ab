import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Reads queries again after somebody else has changed what they hold. A read in progress may predate the change, so this
 * waits for it and starts another. Until that has succeeded, the cached data is outdated.
 */
export async function readAgain(client: QueryClient, filters: Pick<QueryFilters, 'queryKey' | 'exact'>): Promise<void> {
  const reading = client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  await Promise.allSettled(reading.map(({ promise }) => Promise.resolve(promise)))
  await client.invalidateQueries(filters, { cancelRefetch: false })
}
