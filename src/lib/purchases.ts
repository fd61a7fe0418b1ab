import { localStore, readJson } from './storage'

/** How far an order of this device has been told: placed, but not yet as a purchase; as a purchase; as a refund too. */
export type Told = 'placed' | 'purchase' | 'refund'

const KEY = 'told-orders'
/** The most orders that are remembered. */
const MOST = 50
const TOLD: unknown[] = ['placed', 'purchase', 'refund'] satisfies Told[]

function parse(value: unknown): [string, Told][] | null {
  const isEntry = (entry: unknown) => Array.isArray(entry) && typeof entry[0] === 'string' && TOLD.includes(entry[1])
  return Array.isArray(value) && value.every(isEntry) ? (value as [string, Told][]) : null
}

const entries = () => readJson(localStore, KEY, parse) ?? []

/** How far an order has been told; undefined when this device has not placed it. */
export const toldOf = (orderId: string): Told | undefined => entries().find(([id]) => id === orderId)?.[1]

export function setTold(orderId: string, told: Told): void {
  const others = entries().filter(([id]) => id !== orderId)
  localStore.set(KEY, JSON.stringify([...others, [orderId, told]].slice(-MOST)))
}

/** Remembers that this device has placed an order, so that its purchase is told once, by whichever page sees it paid. */
export function placedHere(orderId: string): void {
  if (import.meta.env.VITE_EVENTS && !toldOf(orderId)) setTold(orderId, 'placed')
}
