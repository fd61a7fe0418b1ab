import { localStore, readJson } from '../lib/storage'
import { knownConsent } from './consent'

/** How far an order is tracked: placed on this device, purchase tracked, refund tracked. */
export type Stage = 'placed' | 'purchase' | 'refund'

const KEY = 'tracked-orders'
/** The most orders that are remembered. */
const MOST = 50
const STAGES: unknown[] = ['placed', 'purchase', 'refund'] satisfies Stage[]

function parse(value: unknown): [string, Stage][] | null {
  const isEntry = (entry: unknown) => Array.isArray(entry) && typeof entry[0] === 'string' && STAGES.includes(entry[1])
  return Array.isArray(value) && value.every(isEntry) ? (value as [string, Stage][]) : null
}

const entries = () => readJson(localStore, KEY, parse) ?? []

/** The stage of an order; undefined if it was not placed on this device. */
export const stageOf = (orderId: string): Stage | undefined => entries().find(([id]) => id === orderId)?.[1]

export function setStage(orderId: string, stage: Stage): void {
  const others = entries().filter(([id]) => id !== orderId)
  localStore.set(KEY, JSON.stringify([...others, [orderId, stage]].slice(-MOST)))
}

/**
 * Remembers an order placed on this device, so that its purchase is tracked once, by the page that sees it paid. Stores
 * nothing once the customer has refused.
 */
export function placedHere(orderId: string): void {
  if (import.meta.env.VITE_EVENTS && knownConsent() !== 'denied' && !stageOf(orderId)) setStage(orderId, 'placed')
}
