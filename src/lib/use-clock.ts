import { useSyncExternalStore } from 'react'
import { clockAhead, followClock } from './now'

const none = () => 0

/** Renders again when the API's clock changes. Use it where a day or an hour is shown. */
export const useClock = () => void useSyncExternalStore(followClock, clockAhead, none)
