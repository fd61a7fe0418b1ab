import { keepValues } from './kept-values'
import { isReload } from './reload'
import { sessionStore } from './storage'

const KEY = 'reloadedAt'
/** No second reload within this time, in ms: it would not help either. */
const ONE_RELOAD = 30_000
/** How long, in ms, the web host has to answer before a reload: without it the browser would show its own error page. */
const ANSWER = 5000

let isWriting = () => false

/** Sets how to know whether a write is under way, which a reload would break off. The app calls it once. */
export const noReloadWhile = (busy: () => boolean) => void (isWriting = busy)

/** When the page was last reloaded, in ms. Where nothing can be stored, a page that came by a reload counts. */
const lastReload = () => Number(sessionStore.get(KEY) ?? (isReload() ? performance.timeOrigin : 0))

const mayReload = () => navigator.onLine && !isWriting() && Math.abs(Date.now() - lastReload()) > ONE_RELOAD

const hostAnswers = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER) }).then(
    () => true,
    () => false,
  )

let asked: Promise<boolean> | null = null

async function reload(): Promise<boolean> {
  if (!mayReload() || !(await hostAnswers()) || !mayReload()) return false
  sessionStore.set(KEY, String(Date.now()))
  keepValues()
  window.location.reload()
  return true
}

/**
 * Reloads the page, as code of it is gone: not offline, not while a write is under way, not twice in a row (F55), and
 * only when the web host answers. What forms hold is kept. Resolves with whether the page is being reloaded.
 */
export function reloadOnce(): Promise<boolean> {
  asked ??= reload().finally(() => (asked = null))
  return asked
}
