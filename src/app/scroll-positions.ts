import { onForgotten } from '../lib/belongings'
import { readJson, sessionStore } from '../lib/storage'

const KEY = 'scroll'

const asPlaces = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? new Map(Object.entries(value).filter((entry): entry is [string, number] => Number.isFinite(entry[1])))
    : null

/** The scroll position of each entry of this tab's history, in px, by the entry's key. Survives a reload. */
export const scrollPositions = readJson(sessionStore, KEY, asPlaces) ?? new Map<string, number>()
onForgotten(() => scrollPositions.clear())

/** Saves the positions for a reload. */
export const saveScrollPositions = () => sessionStore.set(KEY, JSON.stringify(Object.fromEntries(scrollPositions)))
