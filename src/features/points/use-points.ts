import { useInfiniteQuery } from '@tanstack/react-query'
import { pointsQuery } from '../../api/queries/points'
import { usePaging } from '../../api/use-paging'

/** The customer's points and the history read so far. Not fetched while `enabled` is false. */
export function usePoints(customerId: string, enabled = true) {
  const read = useInfiniteQuery({ ...pointsQuery(customerId), enabled: enabled && customerId !== '' })
  const paging = usePaging('points', read)
  const pages = read.data?.pages
  return {
    ...paging,
    /** Balance, held points and what expires when. Undefined until they have been read once. */
    account: pages?.[0],
    entries: pages?.flatMap(({ entries }) => entries),
  }
}
