import { delay } from './delay'

/** How long, in ms, a page that is being left may take to go. It may also stay, as after a download. */
const LEAVING = 5000
/** How often what was stopped runs again: a slow page may still be leaving. */
const MOST_TRIES = 3
/** The first comes before requests are stopped, but not from every browser at every kind of navigation. */
const EVENTS = ['beforeunload', 'pagehide']

let leftAt = -LEAVING
const running = new Set<{ isLeft: boolean }>()

function leave() {
  leftAt = performance.now()
  for (const one of running) one.isLeft = true
}

/**
 * Runs `work`. When that fails while the page is being left, which stops its requests, and the page stays after all, it
 * runs again. Listens only meanwhile: where anyone listens to `beforeunload`, some browsers keep no page for Back.
 */
export async function unlessLeaving<T>(work: () => Promise<T>): Promise<T> {
  const own = { isLeft: performance.now() - leftAt < LEAVING }
  running.add(own)
  for (const event of EVENTS) globalThis.addEventListener?.(event, leave)
  try {
    for (let tries = 0; ; tries++) {
      try {
        return await work()
      } catch (cause) {
        if (!own.isLeft || tries === MOST_TRIES) throw cause
        await delay(LEAVING)
      }
    }
  } finally {
    running.delete(own)
    if (running.size === 0) for (const event of EVENTS) globalThis.removeEventListener?.(event, leave)
  }
}
