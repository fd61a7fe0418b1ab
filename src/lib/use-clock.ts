import { useSyncExternalStore } from 'react'
import { followClock, now } from './now'

/** How often the time is looked at, in ms. */
const TICK = 10_000

function follow(tell: () => void): () => void {
  const timer = setInterval(tell, TICK)
  const stop = followClock(tell)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/**
 * What is read from the API's clock. Renders again when that has changed: as time passes, at most 10 s late, or as the
 * API tells another time.
 */
export function useClock<Read extends string | number | boolean | null>(read: (now: number) => Read): Read {
  const readNow = () => read(now())
  return useSyncExternalStore(follow, readNow, readNow)
}
