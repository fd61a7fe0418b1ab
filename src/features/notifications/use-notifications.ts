import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { notificationQueries, notificationWrites } from '../../api/queries/notifications'
import type { Notification, NotificationPreference, ReadRequest } from '../../api/types'
import { usePaging } from '../../api/use-paging'
import { useOptimisticList } from '../../api/use-optimistic-list'

const isMeant = ({ id, at }: Notification, { id: wanted, upTo }: ReadRequest) =>
  id === wanted || (upTo !== undefined && Date.parse(at) <= Date.parse(upTo))

/** The notifications read from the API so far, with pending read marks applied. */
export function useNotifications(customerId: string) {
  const options = notificationQueries.list(customerId)
  const read = useInfiniteQuery({
    ...options,
    enabled: customerId !== '',
  })
  const { data } = read
  const paging = usePaging('notifications', read)
  const { pending, change } = useOptimisticList<ReadRequest>({
    queryKey: options.queryKey,
    send: (request) => notificationWrites.read(customerId, request),
    call: 'PUT /restaurants/{restaurantId}/users/{customerId}/notifications/read',
  })
  const told = data?.pages.flatMap(({ notifications }) => notifications)
  const notifications = told?.map((one) =>
    one.read || !pending.some((request) => isMeant(one, request)) ? one : { ...one, read: true },
  )
  const beingRead = told?.filter((one, index) => !one.read && notifications?.[index]?.read).length ?? 0
  const isAllBeingRead = pending.some(({ upTo }) => upTo !== undefined)
  const newest = told?.[0]
  return {
    ...paging,
    /** Undefined until the notifications have been read once. */
    notifications,
    unreadCount: isAllBeingRead ? 0 : Math.max(0, (data?.pages[0]?.unreadCount ?? 0) - beingRead),
    markRead: (id: string) => change({ id }),
    /** Marks everything up to the newest notification on screen. */
    markAllRead: () => newest && change({ upTo: newest.at }),
  }
}

const isSame = (one: NotificationPreference, other: NotificationPreference) =>
  one.kind === other.kind && one.channel === other.channel

/** The customer's notification preferences, with pending changes applied. */
export function usePreferences(customerId: string) {
  const options = notificationQueries.preferences(customerId)
  const { data, error, refetch } = useQuery({ ...options, enabled: customerId !== '' })
  const { pending, change } = useOptimisticList<NotificationPreference>({
    queryKey: options.queryKey,
    send: (preference) => notificationWrites.prefer(customerId, preference),
    call: 'PUT /restaurants/{restaurantId}/users/{customerId}/notifications/preferences',
  })
  return {
    preferences: data?.channels.map((known) => pending.findLast((wanted) => isSame(wanted, known)) ?? known),
    error: data ? null : error,
    retry: () => void refetch(),
    prefer: change,
  }
}
