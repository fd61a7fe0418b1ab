import { create } from 'zustand'
import { localStore } from '../../lib/storage'

/** What the customer has answered; null before. */
export type Consent = 'granted' | 'denied' | null

const KEY = 'analytics-consent'

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean
  }
}

/** Global Privacy Control is an answer that the browser gives for its user, to every site. */
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

/** Asks again. Nothing more leaves until there is an answer. */
export function forgetConsent(): void {
  localStore.remove(KEY)
  useStore.setState({ consent: known() })
}

/** Whether the customer can change the answer: not where it is not asked for, or the browser has given it. */
export const canAnswer = () => !isRefusedByBrowser() && import.meta.env.VITE_EVENTS_CONSENT !== 'not-needed'
