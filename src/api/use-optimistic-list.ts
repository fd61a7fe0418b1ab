import { useMutation, useMutationState, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { notify } from '../lib/notify'

type ListOptions<Wish> = {
  /** The key of the list that the wishes change. */
  queryKey: QueryKey
  send: (wish: Wish) => Promise<unknown>
  /** The calls that are made, for the devtools. */
  call: string
}

/** Changes of the same list are sent one after the other. */
export const listScope = (queryKey: QueryKey) => ({ id: queryKey.join(' ') })

/**
 * Optimistic changes ("wishes") of a list that the API stores. The cached list stays as the API answered it: apply
 * `pending` to it, oldest first. A wish is pending until the list has been read again. One that fails shows a toast and
 * leaves `pending`, which undoes it.
 */
export function useOptimisticList<Wish>({ queryKey, send, call }: ListOptions<Wish>): {
  pending: Wish[]
  wish: (wish: Wish) => void
} {
  const client = useQueryClient()
  const mutationKey = [...queryKey, 'change']
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Wish,
  })
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: send,
    scope: listScope(queryKey),
    onError: (cause) => notify.error(cause.message),
    onSettled: () => client.invalidateQueries({ queryKey }),
    meta: { call },
  })
  return { pending, wish: mutate }
}
