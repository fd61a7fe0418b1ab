import { onForgotten } from '../../lib/belongings'
import type { ShopEvent } from '../../lib/events'
import { randomId } from '../../lib/random-id'
import { sessionStore } from '../../lib/storage'

declare global {
  interface Window {
    /** Read by Google Tag Manager and similar tools. */
    dataLayer?: object[]
  }
}

/** Receives events. `stop` drops those that have not been sent. */
type Destination = { receive: (event: ShopEvent) => void; stop: () => void }

/** How long events are collected before they are sent, in ms. */
const PAUSE = 2000
/** The most bytes of a batch. Browsers refuse a beacon over 64 kB. */
const MOST_BYTES = 60_000
/** The most events that wait. The oldest are dropped. */
const MOST_WAITING = 500

const SESSION = 'events-session'

/** The id that a tab's events share until its customer leaves. It is random and says nothing about them. */
function visit(): string {
  const id = sessionStore.get(SESSION) ?? randomId()
  sessionStore.set(SESSION, id)
  return id
}

/**
 * Pushes an event as Google Tag Manager expects it. The data layer keeps the fields of earlier pushes, so an e-commerce
 * object is cleared before the next one. Every e-commerce event has a currency, and no other event has one.
 */
function toDataLayer({ name, params }: ShopEvent): void {
  const layer = (window.dataLayer ??= [])
  if ('currency' in params) layer.push({ ecommerce: null }, { event: name, ecommerce: params })
  else layer.push({ event: name, ...params })
}

const bytesIn = (text: string) => new TextEncoder().encode(text).length

/** How many of the first events fit into a batch. */
function fitting(events: string[]): number {
  let bytes = 0
  const beyond = events.findIndex((event) => (bytes += bytesIn(event)) > MOST_BYTES)
  return beyond === -1 ? events.length : beyond
}

/** Whether the browser takes a batch. Some privacy settings remove `sendBeacon`. */
const isTaken = (address: string, batch: string) => 'sendBeacon' in navigator && navigator.sendBeacon(address, batch)

/** Sends events in batches, after a pause. When the page is hidden it sends at once, as the page may be closed. */
function toAddress(address: string): Destination {
  /** Each as JSON. */
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let id: string | undefined
  const send = () => {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) {
      const count = fitting(waiting)
      const batch = `{"visit":${JSON.stringify((id ??= visit()))},"events":[${waiting.slice(0, count).join()}]}`
      // The browser's queue is full. These events are sent with the next ones.
      if (!isTaken(address, batch)) return
      waiting = waiting.slice(count)
    }
  }
  const onHidden = () => document.hidden && send()
  document.addEventListener('visibilitychange', onHidden)
  const endFollowing = onForgotten(() => {
    send()
    waiting = []
    id = undefined
  })
  return {
    receive: (event) => {
      const text = JSON.stringify(event)
      if (bytesIn(text) > MOST_BYTES) return
      id ??= visit()
      waiting = [...waiting, text].slice(-MOST_WAITING)
      if (document.hidden) send()
      else timer ??= setTimeout(send, PAUSE)
    },
    stop: () => {
      clearTimeout(timer)
      endFollowing()
      document.removeEventListener('visibilitychange', onHidden)
    },
  }
}

const NONE: Destination = { receive: () => {}, stop: () => {} }

/** The destination that VITE_EVENTS names: `window.dataLayer` or an address. Without consent there is none. */
export function destinationOf(events: string, consent: 'granted' | 'denied'): Destination {
  if (consent === 'denied') return NONE
  return events === 'dataLayer' ? { ...NONE, receive: toDataLayer } : toAddress(events)
}
