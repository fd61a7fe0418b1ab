import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartQuery, cartWrites } from '../../api/queries/cart'
import { notify, SHORT } from '../../lib/notify'

/** Agrees to the price a line has now. The quote follows the cart. */
export function useAcceptPrice(customerId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['customer', customerId, 'cart', 'accept price'],
    mutationFn: ({ cartItemId, price }: { cartItemId: string; price: number }) =>
      cartWrites.update(customerId, cartItemId, { price }),
    onError: () => notify.error('Failed to update cart item', { duration: SHORT }),
    onSettled: () => client.invalidateQueries({ queryKey: cartQuery(customerId).queryKey }),
    meta: { call: 'PUT /restaurants/{restaurantId}/users/{customerId}/cart/cart-items/{cartItemId}' },
  })
}
