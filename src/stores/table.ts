import { useEffect } from 'react'
import { create } from 'zustand'
import { onForgotten } from '../lib/belongings'
import { steadyNow, timeLeft } from '../lib/elapsed'
import { localStore, readJson, recordOf } from '../lib/storage'
import { useClock } from '../lib/use-clock'

/** The customer's table. Taken at `since`, in ms by the device's clock: whether that is right does not matter. */
export type AtTable = { id: string; name: string; since: number }

/** How long a scanned table is remembered, in ms. */
const LASTS = 2 * 60 * 60_000
const KEY = 'table'

function parse(value: unknown): AtTable | null {
  const { id, name, since } = recordOf(value)
  return typeof id === 'string' && typeof name === 'string' && typeof since === 'number' ? { id, name, since } : null
}

const useStore = create<{ table: AtTable | null }>(() => ({ table: null }))
/** Not the initial state: pages are prerendered without a table, and hydration starts from that. */
const stored = () => readJson(localStore, KEY, parse)
const reread = () => useStore.setState({ table: stored() })
reread()
onForgotten(reread)

/** Remembers the customer's table for two hours. */
export function tableTaken({ id, name }: Pick<AtTable, 'id' | 'name'>): void {
  const table = { id, name, since: steadyNow() }
  useStore.setState({ table })
  localStore.set(KEY, JSON.stringify(table))
}

export function tableLeft(): void {
  useStore.setState({ table: null })
  localStore.remove(KEY)
}

/** Follows a table taken or left in another tab. Returns a function that unsubscribes. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === KEY) reread()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** The customer's table; null if none was scanned in the last two hours. */
export function useTable(): AtTable | null {
  const table = useStore((state) => state.table)
  const isTaken = useClock(() => table !== null && timeLeft(table.since, LASTS) > 0)
  return isTaken ? table : null
}

/** Forgets the table where the restaurant brings no orders to tables any more. */
export function useTableForgotten(restaurant: { tables?: boolean; incomplete?: boolean } | undefined): void {
  const table = useTable()
  const isOver = table !== null && restaurant !== undefined && !restaurant.tables && !restaurant.incomplete
  useEffect(() => {
    if (isOver) tableLeft()
  }, [isOver])
}
