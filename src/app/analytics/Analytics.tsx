import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { receiveEvents } from '../../lib/events'
import { followOtherTabs, useConsent } from '../../stores/consent'
import { watchCart } from './cart-events'
import { ConsentBar } from './ConsentBar'
import { destinationOf } from './destinations'
import { watchFailures } from './failures'
import { watchOrders } from './order-events'
import { watchPlacements } from './placement-events'
import { Views } from './Views'
import { watchVitals } from './vitals'

/** The destination of events: 'dataLayer' or an address. */
const EVENTS = import.meta.env.VITE_EVENTS ?? ''

let vitals = false

/**
 * Tracks events in the shop. Without an answer about consent they wait in memory; after a refusal they are dropped.
 * Purchases are tracked only with consent, as each is marked as tracked on the device.
 */
export function Analytics() {
  const client = useQueryClient()
  const consent = useConsent()
  useEffect(() => {
    const stops = [watchCart(client), watchPlacements(client), watchFailures(client), followOtherTabs()]
    return () => stops.forEach((stop) => stop())
  }, [client])
  useEffect(() => {
    if (!vitals) watchVitals()
    vitals = true
  }, [])
  useEffect(() => {
    if (consent === null) return undefined
    const { receive, stop } = destinationOf(EVENTS, consent)
    const end = receiveEvents(receive)
    return () => {
      end()
      stop()
    }
  }, [consent])
  useEffect(() => (consent === 'granted' ? watchOrders(client) : undefined), [client, consent])
  return (
    <>
      <Views />
      <ConsentBar />
    </>
  )
}
