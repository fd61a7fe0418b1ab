type Page = { nextCursor: string | null }

/** What `infiniteQueryOptions` needs for a list that the API gives in pages. The page's parameter is the call's query. */
export const PAGES = {
  initialPageParam: {} as { cursor?: string },
  getNextPageParam: ({ nextCursor }: Page) => (nextCursor === null ? null : { cursor: nextCursor }),
}
