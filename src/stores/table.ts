import { create } from 'zustand'
import { now } from '../lib/now'
import { localStore, readJson } from '../lib/storage'

/** The table at which the customer sits, and until when, in ms since 1970, that is believed. */
export type AtTable = { id: string; name: string; until: number }

/** How long a table that was scanned is believed, in ms. */
const LASTS = 2 * 60 * 60_000
const KEY = 'table'

function parse(value: unknown): AtTable | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, name, until } = value as Record<string, unknown>
  return typeof id === 'string' && typeof name === 'string' && typeof until === 'number' ? { id, name, until } : null
}

const useStore = create<{ table: AtTable | null }>(() => ({ table: null }))
/** Not the initial state: pages are prerendered without a table, and hydration starts from that. */
const restored = readJson(localStore, KEY, parse)
if (restored) useStore.setState({ table: restored })

/** The customer sits at a table, for two hours from now. */
export function tableTaken({ id, name }: Pick<AtTable, 'id' | 'name'>): void {
  const table = { id, name, until: now() + LASTS }
  useStore.setState({ table })
  localStore.set(KEY, JSON.stringify(table))
}

export function tableLeft(): void {
  useStore.setState({ table: null })
  localStore.remove(KEY)
}

/** The table at which the customer sits; null at none, or two hours after it was scanned. */
export function useTable(): AtTable | null {
  const table = useStore((state) => state.table)
  return table && table.until > now() ? table : null
}
