import type { PathOf, Query, Values } from './call'
import { read } from './read'

type Context = { signal: AbortSignal; pageParam?: string }

/** Like `read`, for a list that the API gives in pages: what `infiniteQueryOptions` needs besides the key. */
export function readPages<P extends PathOf<'GET'>>(path: P, values: Values<'GET', P>, fallback: string) {
  const page = (cursor: string) => read(path, values, fallback, { query: (cursor ? { cursor } : {}) as Query<P> })
  return {
    queryFn: ({ signal, pageParam = '' }: Context) => page(pageParam).queryFn({ signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    meta: page('').meta,
  }
}
