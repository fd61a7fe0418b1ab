import { useMutation, useMutationState, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { notify } from '../lib/notify'

type ListOptions<Change> = {
  /** The key of the list. */
  queryKey: QueryKey
  send: (change: Change) => Promise<unknown>
  /** The calls that are made, for the devtools. */
  call: string
}

/** Changes of the same list are sent one after the other. */
export const listScope = (queryKey: QueryKey) => ({ id: queryKey.join(' ') })

/**
 * Optimistic changes of a list that the API stores. The cached list stays as the API answered it: apply
 * `pending` to it, oldest first. A change is pending until the list has been read again. One that fails shows a toast and
 * leaves `pending`, which undoes it.
 */
export function useOptimisticList<Change>({ queryKey, send, call }: ListOptions<Change>): {
  pending: Change[]
  change: (change: Change) => void
} {
  const client = useQueryClient()
  const mutationKey = [...queryKey, 'change']
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  })
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: send,
    scope: listScope(queryKey),
    onError: (cause) => notify.error(cause.message),
    onSettled: () => client.invalidateQueries({ queryKey }),
    meta: { call },
  })
  return { pending, change: mutate }
}
