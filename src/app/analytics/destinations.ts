import type { ShopEvent } from '../../lib/events'
import { randomId } from '../../lib/random-id'
import { sessionStore } from '../../lib/storage'

declare global {
  interface Window {
    /** Google Tag Manager's, or that of whatever reads events in its place. */
    dataLayer?: object[]
  }
}

/** Who receives events. `stop` drops those that have not left yet. */
type Destination = { receive: (event: ShopEvent) => void; stop: () => void }

/** How long events are collected before they are sent, in ms. */
const PAUSE = 2000
/** The most events in a batch: browsers refuse a beacon over 64 kB. */
const MOST = 50

const SESSION = 'events-session'

/** Tells which events are of one visit, the tab's, and nothing about who made it. */
function visit(): string {
  const id = sessionStore.get(SESSION) ?? randomId()
  sessionStore.set(SESSION, id)
  return id
}

const toDataLayer = ({ name, params }: ShopEvent) =>
  void (window.dataLayer ??= []).push({ event: name, ...('items' in params ? { ecommerce: params } : params) })

/** Sends events to an address in batches: after a pause, and at once when the page is hidden, as it may not come back. */
function toAddress(address: string): Destination {
  let waiting: ShopEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) {
      const events = waiting.slice(0, MOST)
      // Refused when too much is on its way: tried again with the next events.
      if (!navigator.sendBeacon(address, JSON.stringify({ visit: visit(), events }))) return
      waiting = waiting.slice(MOST)
    }
  }
  const onHidden = () => document.hidden && send()
  document.addEventListener('visibilitychange', onHidden)
  return {
    receive: (event) => {
      waiting.push(event)
      if (document.hidden) send()
      else timer ??= setTimeout(send, PAUSE)
    },
    stop: () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onHidden)
    },
  }
}

const NOBODY: Destination = { receive: () => {}, stop: () => {} }

/** `window.dataLayer` or an address, as VITE_EVENTS has it; nobody when the customer has refused. */
export function destinationOf(events: string, consent: 'granted' | 'denied'): Destination {
  if (consent === 'denied') return NOBODY
  return events === 'dataLayer' ? { ...NOBODY, receive: toDataLayer } : toAddress(events)
}
