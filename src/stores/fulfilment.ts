import { sessionStore } from '../lib/storage'
import { useClock } from '../lib/use-clock'
import { storedStore } from './stored-store'
import { useTable, type AtTable } from './table'

/** How and when the customer wants the next order, chosen on the menu or at checkout. Stored for the tab. */
export type FulfilmentChoice = {
  type: 'PICKUP' | 'DELIVERY'
  /** RFC 3339; null for as soon as possible. */
  requestedTime: string | null
}

const KEY = 'fulfilment'

/** Reads a stored choice; null if the value is not one (F38). */
export function parseFulfilment(value: unknown): FulfilmentChoice | null {
  if (typeof value !== 'object' || value === null) return null
  const { type, requestedTime } = value as Record<string, unknown>
  const isTime = typeof requestedTime === 'string' && !Number.isNaN(Date.parse(requestedTime))
  return { type: type === 'DELIVERY' ? type : 'PICKUP', requestedTime: isTime ? requestedTime : null }
}

const NONE: FulfilmentChoice = { type: 'PICKUP', requestedTime: null }
const fulfilment = storedStore(sessionStore, KEY, NONE, parseFulfilment)

export const fulfilmentChoice = fulfilment.useStore.getState

/** Whether something was chosen in this tab. */
export const isFulfilmentChosen = () => sessionStore.get(KEY) !== null

export const fulfilmentChosen = fulfilment.change

/** Back to a pickup as soon as possible: after an order. */
export const fulfilmentForgotten = fulfilment.forget

/** The choice, whether or not the customer is at a table. A time that has passed counts as as soon as possible. */
export function useFulfilmentChoice(): FulfilmentChoice {
  const { type, requestedTime } = fulfilment.useStore()
  const isToCome = useClock((now) => requestedTime !== null && Date.parse(requestedTime) > now)
  return { type, requestedTime: isToCome ? requestedTime : null }
}

/** How and when the next order is wanted: brought to the customer's table as soon as it is ready, or as chosen. */
export function useFulfilment(): FulfilmentChoice & { table: AtTable | null } {
  const choice = useFulfilmentChoice()
  const table = useTable()
  return table ? { ...NONE, table } : { ...choice, table }
}
