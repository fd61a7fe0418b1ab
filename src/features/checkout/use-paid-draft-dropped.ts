import { useEffect, useEffectEvent } from 'react'
import { dropPaidDraft } from './draft'

/**
 * Once the cart is known, and before the form is shown: removes what another tab had filled in for an order that is
 * paid, and calls `onDropped`. A dish that is replaced later does not make it another order.
 * @param cartItemIds the API's ids of the lines in the cart; empty until they are known
 */
export function usePaidDraftDropped(cartItemIds: string[], onDropped: () => void): void {
  const isKnown = cartItemIds.length > 0
  const look = useEffectEvent(() => {
    if (dropPaidDraft(cartItemIds)) onDropped()
  })
  useEffect(() => {
    if (isKnown) look()
  }, [isKnown])
}
