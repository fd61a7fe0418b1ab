import type { createCatalog } from './rules/catalog'
import type { createScenarios } from './scenarios/scenarios'
import type { Translations } from './seed/languages'
import type { SeedMenuFile, SeedRestaurant } from './seed/types'
import type { State } from './state'

/** Events that the storefront sent in one request. `visit` identifies the tab. */
export type EventBatch = { visit: string; events: { name: string; params: Record<string, unknown>; at: number }[] }

export type LoggedRequest = {
  time: string
  method: string
  path: string
  status: number
  customer: string | null
  idempotencyKey: string | null
}

/** What every rule and handler of the sandbox shares. */
export type SandboxContext = {
  state: State
  restaurant: SeedRestaurant
  /** The restaurant's texts in its other languages. */
  translations: Translations
  /** The restaurant's own menu; `catalog` may hold another. */
  menu: SeedMenuFile
  catalog: ReturnType<typeof createCatalog>
  scenarios: ReturnType<typeof createScenarios>
  requestLog: LoggedRequest[]
  /** The newest batches of events, oldest first. */
  eventLog: EventBatch[]
  /** The URL of an Auth emulator that replaces the sandbox's own identity provider; empty without one. */
  authEmulator: string
  /** The time of the sandbox, in ms. */
  now: () => number
  /** Starts from the beginning: no customers, orders or scenarios. */
  reset: () => void
}
