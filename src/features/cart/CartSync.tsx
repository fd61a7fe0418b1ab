import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartQuery } from '../../api/queries/cart'
import { beforeSessionEnds, currentSession, useCustomerId } from '../../stores/auth'
import { loadSender } from './changes'
import { followOtherTabs, rereadCart } from './other-tabs'
import { followClosedTabs, pageLeft, replayAlone, saveUnsent } from './saved-changes'

/**
 * Syncs the cart with other tabs. Persists unsent changes across a reload, a closed tab and the end of a session, and
 * replays them as soon as the cart has been read. Renders nothing.
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
      const customer = currentSession()?.user.customerId
      if (customer) saveUnsent(client, customer)
    }
    /** A page restored from the back/forward cache still has its old state and has missed all messages. */
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const customer = currentSession()?.user.customerId
      if (!persisted) return
      pageLeft(false)
      stop = followOtherTabs(client)
      if (customer) void rereadCart(client, customer).then(() => replayAlone(client, customer))
    }
    /** A phone may kill a background tab without an event, so changes that wait for a network are saved first. */
    const onVisibility = () => {
      const customer = currentSession()?.user.customerId
      if (!customer) return
      if (document.hidden && !onlineManager.isOnline()) saveUnsent(client, customer)
      if (!document.hidden && client.getQueryData(cartQuery(customer).queryKey)) void replayAlone(client, customer)
    }
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    const stopKeeping = beforeSessionEnds((customer) => saveUnsent(client, customer))
    return () => {
      stop()
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
      stopKeeping()
    }
  }, [client])
  return null
}
