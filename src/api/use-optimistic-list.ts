import { useMutation, useMutationState, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { notify } from '../lib/notify'

type ListOptions<Wish> = {
  /** Of the list that the wishes change. */
  queryKey: QueryKey
  send: (wish: Wish) => Promise<unknown>
  /** For the devtools: the calls that are made. */
  call: string
}

/** Wishes for the same list are sent one after the other. */
export const listScope = (queryKey: QueryKey) => ({ id: queryKey.join(' ') })

/**
 * Changes of a list the host keeps that are certain enough to show at once. The list itself stays what the host said:
 * fold `pending` over it, oldest first. A wish is pending until the list has been read again; one that fails is said
 * in a toast and falls out, which restores the truth.
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
