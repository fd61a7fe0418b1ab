import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartQuery } from '../../api/queries/cart'
import { currentSession, useCustomerId } from '../../stores/auth'
import { forgetKept, keepUnsent, remakeKept } from './kept-changes'
import { followOtherTabs, rereadCart } from './other-tabs'

/**
 * Keeps the cart in step with other tabs, and what was never sent over a reload: it is made again as soon as the cart
 * has been read. Draws nothing.
 */
export function CartKeeper() {
  const client = useQueryClient()
  const customerId = useCustomerId()
  const { isSuccess } = useQuery({ ...cartQuery(customerId ?? ''), enabled: Boolean(customerId) })

  useEffect(() => {
    if (customerId && isSuccess) remakeKept(client, customerId)
  }, [client, customerId, isSuccess])

  useEffect(() => {
    let stop = followOtherTabs(client)
    const onHide = () => {
      stop()
      keepUnsent(client)
    }
    /** A page that the browser had put aside comes back as it was, and has heard nothing meanwhile. */
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const customer = currentSession()?.user.customerId
      if (!persisted) return
      stop = followOtherTabs(client)
      if (customer) void rereadCart(client, customer).then(() => remakeKept(client, customer))
    }
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    window.addEventListener('userLogout', forgetKept)
    return () => {
      stop()
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
      window.removeEventListener('userLogout', forgetKept)
    }
  }, [client])
  return null
}
