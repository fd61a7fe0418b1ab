import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isReload } from '../lib/reload'
import { sessionStore } from '../lib/storage'
import { PAGES_KEY } from '../lib/stored-keys'
import { ApiError } from './errors'

type Read = Pick<
  UseInfiniteQueryResult<{ pages: unknown[] }>,
  'data' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>

/**
 * Reads a list page by page. After a reload it reads as many pages as before, so that the customer finds the same place
 * in the list again.
 * @param list the list's name, unique on a page of the app
 */
export function usePaging(list: string, read: Read) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = read
  const count = data?.pages.length ?? 0
  const [key] = useState(() => `${PAGES_KEY}${location.pathname} ${list}` as const)
  const [before] = useState(() => (isReload() ? Number(sessionStore.get(key)) : 0))
  useEffect(() => {
    if (count > 0 && count < before && hasNextPage && !error) void fetchNextPage({ cancelRefetch: false })
  }, [count, before, hasNextPage, error, fetchNextPage])
  const readMore = () => {
    sessionStore.set(key, String(count + 1))
    void fetchNextPage()
  }
  return {
    /** The error of the first page or of the next one. Pages that could not be refetched stay as they are. */
    error: !data || isFetchNextPageError ? error : null,
    /** A page that is refused for good has lost its place in the list, so all pages are read again. */
    retry: () => void (data && !(error instanceof ApiError && error.isFinal) ? fetchNextPage() : refetch()),
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore,
  }
}
