import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isReload } from '../lib/reload'
import { sessionStore } from '../lib/storage'
import { ApiError } from './errors'

type Read = Pick<
  UseInfiniteQueryResult<{ pages: unknown[] }>,
  'data' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>

/**
 * How a list that comes by pages is read on. A page of the app that is loaded anew reads as many as it had, so that
 * the customer's place in it is there again.
 * @param list names it; unique on a page of the app
 */
export function usePaging(list: string, read: Read) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = read
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
    /** Of the first page, or of one more. Pages that could not be read anew stay as they are. */
    error: !data || isFetchNextPageError ? error : null,
    /** A page that is refused for good has lost its place in the list: all are read anew. */
    retry: () => void (data && !(error instanceof ApiError && error.isFinal) ? fetchNextPage() : refetch()),
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore,
  }
}
