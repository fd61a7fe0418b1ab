import { useMutation, useQuery } from '@tanstack/react-query'
import { paymentMethodsQuery, paymentMethodWrites } from '../../api/queries/payment-methods'
import type { PaymentMethod } from '../../api/types'
import { useOptimisticList } from '../../api/use-optimistic-list'
import { addressOf } from '../../lib/address-of'
import { isCurrent } from '../../stores/auth'
import { useFreshOnReturn } from './use-fresh-on-return'
import { leaveFor } from './payment-url'

type Change = { remove: string } | { makeDefault: string }

function withChange(cards: PaymentMethod[], change: Change): PaymentMethod[] {
  const left = 'remove' in change ? cards.filter(({ id }) => id !== change.remove) : cards
  const wanted = 'makeDefault' in change ? change.makeDefault : undefined
  const chosen = left.find(({ id, isDefault }) => (wanted ? id === wanted : isDefault)) ?? left[0]
  return [
    ...(chosen ? [{ ...chosen, isDefault: true }] : []),
    ...left.filter((card) => card !== chosen).map((card) => ({ ...card, isDefault: false })),
  ]
}

/** The saved cards with pending changes applied, the default one first. Not fetched while `enabled` is false. */
export function usePaymentMethods(customerId: string, enabled = true) {
  const options = paymentMethodsQuery(customerId)
  const { data, error, refetch } = useQuery({ ...options, enabled })
  const { pending, change } = useOptimisticList<Change>({
    queryKey: options.queryKey,
    send: (wanted) =>
      'remove' in wanted
        ? paymentMethodWrites.remove(customerId, wanted.remove)
        : paymentMethodWrites.makeDefault(customerId, wanted.makeDefault),
    call: 'PUT or DELETE /restaurants/{restaurantId}/users/{customerId}/payment-methods/{paymentMethodId}',
  })
  return {
    /** Undefined until the cards have been read once. */
    cards: data && pending.reduce(withChange, data.paymentMethods),
    error: data ? null : error,
    retry: () => void refetch(),
    remove: (cardId: string) => change({ remove: cardId }),
    makeDefault: (cardId: string) => change({ makeDefault: cardId }),
  }
}

/** Leaves for the provider's page to add a card, which returns to `path`. */
export function useAddCard(customerId: string, path: string) {
  const mutation = useMutation({
    mutationKey: [...paymentMethodsQuery(customerId).queryKey, 'add'],
    networkMode: 'always',
    mutationFn: async () => {
      const { url } = await paymentMethodWrites.add(customerId, addressOf(path))
      if (isCurrent(customerId)) leaveFor(url)
    },
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/payment-methods' },
  })
  useFreshOnReturn(mutation.reset)
  return { add: () => mutation.mutate(), busy: mutation.isPending || mutation.isSuccess, error: mutation.error }
}
