import { useSyncExternalStore } from 'react'
import { clockAhead, followClock } from './now'

const none = () => 0

/** Renders again when the API's clock turns out to differ from what was known: for what shows a day or an hour. */
export const useClock = () => void useSyncExternalStore(followClock, clockAhead, none)
