import { useEffect } from 'react'
import { steadyNow, timeLeft } from '../lib/elapsed'
import { localStore, onOtherTab, recordOf } from '../lib/storage'
import { useClock } from '../lib/use-clock'
import { storedStore } from './stored-store'

/** The customer's table. Taken at `since`, in ms by the device's clock: whether that is right does not matter. */
export type AtTable = { id: string; name: string; since: number }

/** How long a scanned table is remembered, in ms. */
const LASTS = 2 * 60 * 60_000
const KEY = 'table'

function parse(value: unknown): AtTable | null {
  const { id, name, since } = recordOf(value)
  return typeof id === 'string' && typeof name === 'string' && typeof since === 'number' ? { id, name, since } : null
}

/** No table: its time has always passed. */
const NONE: AtTable = { id: '', name: '', since: -Infinity }
const table = storedStore(localStore, KEY, NONE, parse)

/** Remembers the customer's table for two hours. */
export const tableTaken = ({ id, name }: Pick<AtTable, 'id' | 'name'>): void =>
  table.change({ id, name, since: steadyNow() })

export const tableLeft = table.forget

/** Follows a table taken or left in another tab. Returns a function that unsubscribes. */
export const followOtherTabs = () => onOtherTab(table.reread, KEY)

/** The customer's table; null if none was scanned in the last two hours. */
export function useTable(): AtTable | null {
  const last = table.useStore()
  return useClock(() => timeLeft(last.since, LASTS) > 0) ? last : null
}

/** Forgets the table where the restaurant brings no orders to tables any more. */
export function useTableForgotten(restaurant: { tables?: boolean; incomplete?: boolean } | undefined): void {
  const isOver = useTable() !== null && restaurant !== undefined && !restaurant.tables && !restaurant.incomplete
  useEffect(() => {
    if (isOver) tableLeft()
  }, [isOver])
}
