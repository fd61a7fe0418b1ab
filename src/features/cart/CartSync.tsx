import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartQuery } from '../../api/queries/cart'
import { currentSession, useCustomerId } from '../../stores/auth'
import { loadSender } from './changes'
import { followOtherTabs, rereadCart } from './other-tabs'
import { followClosedTabs, pageLeft, replayAlone } from './replay-unsent'

/**
 * Syncs the cart with other tabs, and replays the changes that a page before could not send as soon as the cart has
 * been read. Renders nothing.
 */
export function CartSync() {
  const client = useQueryClient()
  const customerId = useCustomerId()
  const { isSuccess } = useQuery({ ...cartQuery(customerId ?? ''), enabled: Boolean(customerId) })

  useEffect(() => {
    pageLeft(false)
    loadSender().catch(() => {})
  }, [])

  useEffect(() => {
    if (customerId && isSuccess) void replayAlone(client, customerId)
  }, [client, customerId, isSuccess])

  useEffect(() => followClosedTabs(client), [client])

  useEffect(() => {
    let stop = followOtherTabs(client)
    const onHide = () => {
      stop()
      pageLeft(true)
    }
    /** A page restored from the back/forward cache still has its old state and has missed all messages. */
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const customer = currentSession()?.user.customerId
      if (!persisted) return
      pageLeft(false)
      stop = followOtherTabs(client)
      if (customer) void rereadCart(client, customer).then(() => replayAlone(client, customer))
    }
    const onVisibility = () => {
      const customer = currentSession()?.user.customerId
      if (document.hidden || !customer) return
      if (client.getQueryData(cartQuery(customer).queryKey)) void replayAlone(client, customer)
    }
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
    }
  }, [client])
  return null
}
