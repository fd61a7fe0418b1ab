import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isReload } from '../lib/reload'
import { sessionStore } from '../lib/storage'

type Read = Pick<
  UseInfiniteQueryResult<{ pages: unknown[] }>,
  'data' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>

/**
 * How a list that comes by pages is read on. A page of the app that is loaded anew reads as many as it had, so that
 * the customer's place in it is there again.
 * @param list names it; unique on a page of the app
 */
export function usePaging(list: string, read: Read) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = read
  const count = data?.pages.length ?? 0
  const [key] = useState(() => `pages ${location.pathname} ${list}`)
  const [before] = useState(() => (isReload() ? Number(sessionStore.get(key)) : 0))
  useEffect(() => {
    if (count > 0 && count < before && hasNextPage && !error) void fetchNextPage({ cancelRefetch: false })
  }, [count, before, hasNextPage, error, fetchNextPage])
  const readMore = () => {
    sessionStore.set(key, String(count + 1))
    void fetchNextPage()
  }
  return {
    /** Of the first page, or of one more. */
    error,
    retry: () => void (data ? fetchNextPage() : refetch()),
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore,
  }
}
