import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { unexpectedLog } from './log'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/** React takes a stack for each of the first 10,000 elements of a second: a tenth of the time of all screen tests. */
Object.defineProperty((React as unknown as Record<string, object>)[INTERNALS], 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
})

/** jsdom paints nothing, so nothing waits until it has. */
Object.defineProperty(document, 'hidden', { configurable: true, value: true })

/** How long a query waits, in ms: on a busy machine lazy code takes more than one second to load. */
configure({ asyncUtilTimeout: 10_000 })

const isHidden = (element: Element) => element.hasAttribute('hidden') || /^(HEAD|SCRIPT|STYLE)$/.test(element.tagName)

const UNSTYLED = document.createElement('i').style

/**
 * Reports only whether an element is hidden. Queries by role call this thousands of times, and for each call jsdom
 * would match every rule of every sheet and compute six colours: a third of the time of all screen tests.
 */
window.getComputedStyle = (element) => {
  const own = element.getAttribute('style')
  const parent = element.closest<HTMLElement>('[style*=visibility]')
  if (own === null && !parent && !isHidden(element)) return UNSTYLED
  const style = document.createElement('i').style
  style.cssText = own ?? ''
  if (isHidden(element)) style.display = 'none'
  if (parent) style.visibility = parent.style.visibility
  return style
}

/** What a test left running gets no answer once its shop is gone, rather than a failure that the next test would see. */
const unanswered = () => new Promise<Response>(() => {})
globalThis.fetch = unanswered

const { setTimeout, clearTimeout } = globalThis
const limits: ReturnType<typeof setTimeout>[] = []
/** With the same clock as in a browser, whatever a test does to timers. A limit ends with its test, as its call does. */
AbortSignal.timeout = (ms) => {
  const controller = new AbortController()
  limits.push(setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms))
  return controller.signal
}

beforeEach(() => {
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {})
})

/** A rejection that nobody handles fails the run without our help. */
afterEach(async () => {
  cleanup()
  limits.splice(0).forEach(clearTimeout)
  globalThis.fetch = unanswered
  // What has begun, but not asked yet, asks now.
  await new Promise((resolve) => setTimeout(resolve))
  const lines = [console.error, console.warn].flatMap((log) => vi.mocked(log).mock.calls)
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  expect(unexpectedLog(lines), 'the console').toEqual([])
})

/** jsdom has no CSS object, which React uses when a page leaves. */
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS

const listen = { addListener: () => {}, removeListener: () => {} }
/** The window is wide, and moves as usual. */
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    ...{ media, matches: media.includes('min-width'), onchange: null },
    ...listen,
  }) as MediaQueryList
