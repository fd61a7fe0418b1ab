import { create } from 'zustand'
import { localStore } from '../../lib/storage'

/** The customer's answer; null before there is one. */
export type Consent = 'granted' | 'denied' | null

const KEY = 'analytics-consent'

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean
  }
}

/** Global Privacy Control: the browser refuses on behalf of its user. */
const isRefusedByBrowser = () => navigator.globalPrivacyControl === true

function known(): Consent {
  if (isRefusedByBrowser()) return 'denied'
  if (import.meta.env.VITE_EVENTS_CONSENT === 'not-needed') return 'granted'
  const answer = localStore.get(KEY)
  return answer === 'granted' || answer === 'denied' ? answer : null
}

const useStore = create<{ consent: Consent }>(() => ({ consent: known() }))

export const useConsent = () => useStore(({ consent }) => consent)

export function answerConsent(consent: 'granted' | 'denied'): void {
  localStore.set(KEY, consent)
  useStore.setState({ consent: known() })
}

/** Asks again. Until then no events are sent. */
export function forgetConsent(): void {
  localStore.remove(KEY)
  useStore.setState({ consent: known() })
}

/** Whether the customer can answer: only if the shop asks, and the browser has not refused. */
export const canAnswer = () => !isRefusedByBrowser() && import.meta.env.VITE_EVENTS_CONSENT !== 'not-needed'
