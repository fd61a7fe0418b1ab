import type { Incomplete } from './validate-response'
import { call, type Argument, type Data, type Field, type Header, type PathOf, type Query, type Values } from './call'
import { unwrap } from './unwrap'

/** Names a read in the cache inspector: 'GET /restaurants/{restaurantId}'. */
export const metaOf = (path: string) => ({ call: `GET ${path.replace('/api/v1', '')}` })

/**
 * The `queryFn` and `meta` of a query that reads the API.
 * @param fallback the message to use when the API gives none (rule 8.1)
 * @param mayBeGone the resource may no longer exist, so a 404 is not logged as an error
 */
export function read<P extends PathOf<'GET'>>(
  path: P,
  values: Values<'GET', P>,
  fallback: string,
  ...[init]: Argument<Field<'query', Query<P>> & { header?: Header<'GET', P>; mayBeGone?: boolean }>
) {
  const { query, header, mayBeGone = false } = (init ?? {}) as { query?: object; header?: object; mayBeGone?: boolean }
  return {
    queryFn: ({ signal }: { signal?: AbortSignal } = {}): Promise<Data<'GET', P> & Incomplete> =>
      unwrap(call<Data<'GET', P>>('GET', path, values, { query, header, signal }), fallback, { mayBeGone }),
    meta: metaOf(path),
  }
}
