import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartQuery } from '../../api/queries/cart'
import { prefetch } from '../../lib/prefetch'
import { useCustomerId } from '../../stores/auth'
import { cartFor, currentCart, refresh } from './cart'
import { followClosedTabs, pageLeft, replayAlone } from './replay'

/**
 * Replays the changes that a page before could not send as soon as the cart has been read, and reads the cart again when
 * the page is restored. Renders nothing.
 */
export function CartSync() {
  const client = useQueryClient()
  const customerId = useCustomerId()
  // This code comes after the page. Where the cart could not be read, only the customer reads it again.
  const whenSignedIn = { enabled: Boolean(customerId), retryOnMount: false }
  const { isSuccess } = useQuery({ ...cartQuery(customerId ?? ''), ...whenSignedIn })

  useEffect(() => {
    pageLeft(false)
    prefetch(() => import('./send'))
  }, [])

  useEffect(() => {
    if (customerId && isSuccess) void replayAlone(cartFor(client, customerId))
  }, [client, customerId, isSuccess])

  useEffect(() => followClosedTabs(client), [client])

  useEffect(() => {
    const onHide = () => pageLeft(true)
    /** A page restored from the back/forward cache still has its old state. */
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      pageLeft(false)
      const cart = currentCart(client)
      if (cart) void refresh(cart).then(() => replayAlone(cart))
    }
    const onVisibility = () => {
      const cart = currentCart(client)
      if (!document.hidden && cart?.cached()) void replayAlone(cart)
    }
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
    }
  }, [client])
  return null
}
