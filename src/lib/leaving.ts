import { delay } from './delay'

/** How long, in ms, a page that is being left may take to go. It may also stay, as after a download. */
const LEAVING = 5000
/** How often what was stopped runs again: a slow page may still be leaving. */
const MOST_TRIES = 3

let leftAt = -LEAVING
const running = new Set<{ isLeft: boolean }>()

/** What runs is stopped with the page. */
function stop() {
  for (const one of running) one.isLeft = true
}

/** The page begins to go, so what begins now is stopped, too: WebKit refuses each request from here on. */
function leave() {
  leftAt = performance.now()
  stop()
  setTimeout(listen, LEAVING)
}

/** Only until the page begins to go: where anyone still listens then, some browsers keep no page for Back. */
function listen() {
  globalThis.addEventListener?.('beforeunload', leave, { once: true })
}

listen()
globalThis.addEventListener?.('pageshow', listen)
// Not every browser says `beforeunload` at every kind of navigation.
globalThis.addEventListener?.('pagehide', stop)

/**
 * Runs `work`. When that fails while the page is being left, which stops its requests, and the page stays after all, it
 * runs again.
 */
export async function unlessLeaving<T>(work: () => Promise<T>): Promise<T> {
  const own = { isLeft: performance.now() - leftAt < LEAVING }
  running.add(own)
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
  }
}
