import { Refusal } from '../refusal'

const USUAL = 20
const MOST = 50

/** The query parameters of a list. */
type Query = { get: (name: 'cursor' | 'limit') => string | null }

/**
 * One page of a list: at most `limit` entries after the one that `cursor` names. Entries added in the meantime do not
 * shift the pages.
 * @throws Refusal 400 for an unknown cursor
 */
export function pageOf<Item extends { id: string }>(list: Item[], query: Query) {
  const cursor = query.get('cursor')
  const after = cursor === null ? -1 : list.findIndex(({ id }) => id === cursor)
  if (cursor !== null && after < 0) throw new Refusal(400, 'BAD_REQUEST', 'There is no such page.')
  const limit = Math.min(Math.max(Number(query.get('limit') ?? USUAL) || USUAL, 1), MOST)
  const items = list.slice(after + 1, after + 1 + limit)
  return { items, nextCursor: after + 1 + limit < list.length ? (items.at(-1)?.id ?? null) : null }
}
