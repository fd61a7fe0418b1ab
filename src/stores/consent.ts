import { create } from 'zustand'
import { onForgotten } from '../lib/belongings'
import { localStore, onOtherTab } from '../lib/storage'

/** The customer's answer; null before there is one. */
export type Consent = 'granted' | 'denied' | null

const KEY = 'analytics-consent'

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean
  }
}

/** Global Privacy Control: the browser refuses on behalf of its user. */
const isRefusedByBrowser = () => globalThis.navigator?.globalPrivacyControl === true

/** The answer as stored, by whichever tab. */
export function knownConsent(): Consent {
  if (isRefusedByBrowser()) return 'denied'
  if (import.meta.env.VITE_EVENTS_CONSENT === 'not-needed') return 'granted'
  const answer = localStore.get(KEY)
  return answer === 'granted' || answer === 'denied' ? answer : null
}

const useStore = create<{ consent: Consent }>(() => ({ consent: knownConsent() }))

const reread = () => useStore.setState({ consent: knownConsent() })
onForgotten(reread)

export const useConsent = () => useStore(({ consent }) => consent)

export function answerConsent(consent: 'granted' | 'denied'): void {
  localStore.set(KEY, consent)
  reread()
}

/** Asks again. Until then no events are sent. */
export function forgetConsent(): void {
  localStore.remove(KEY)
  reread()
}

/** Whether the customer can answer: only if the shop asks, and the browser has not refused. */
export const canAnswer = () => !isRefusedByBrowser() && import.meta.env.VITE_EVENTS_CONSENT !== 'not-needed'

/** Follows an answer given in another tab. Returns a function that unsubscribes. */
export const followOtherTabs = () => onOtherTab(reread, KEY)
