import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderQueries, ordersKey, orderWrites } from '../../api/queries/orders'
import { SEND_AGAIN } from '../../api/send-again'
import type { IssueOffer, IssueRequest } from '../../api/types'
import { isCurrent } from '../../stores/auth'

/** Reports what was wrong with an order. It exists once, so a lost answer is asked for again. */
export function useReportIssue(customerId: string, orderId: string) {
  const client = useQueryClient()
  const { queryKey } = orderQueries.detail(customerId, orderId)
  return useMutation({
    ...SEND_AGAIN,
    mutationKey: [...ordersKey(customerId), orderId, 'report'],
    mutationFn: (report: IssueRequest) => orderWrites.report(customerId, orderId, report),
    onSuccess: (issue) => {
      if (!isCurrent(customerId)) return
      client.setQueryData(queryKey, (order) => order && { ...order, issue, reportableUntil: null })
    },
    /** Even after a refusal: the order may have been reported elsewhere. */
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey(customerId) }),
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/issue' },
  })
}

/** Chooses one of the offers for a reported order. The API's response replaces the cached order. */
export function useSettleIssue(customerId: string, orderId: string) {
  const client = useQueryClient()
  const { queryKey } = orderQueries.detail(customerId, orderId)
  return useMutation({
    ...SEND_AGAIN,
    mutationKey: [...ordersKey(customerId), orderId, 'settle'],
    mutationFn: (type: IssueOffer['type']) => orderWrites.settle(customerId, orderId, type),
    onSuccess: (order) => {
      if (isCurrent(customerId)) client.setQueryData(queryKey, order)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey(customerId) }),
    meta: { call: 'PUT /restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/issue/choice' },
  })
}
