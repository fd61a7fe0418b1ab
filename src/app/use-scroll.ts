import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType, type Location } from 'react-router-dom'
import { isReload } from '../lib/reload'
import { enter } from './enter'
import { scrollPositions, saveScrollPositions } from './scroll-positions'

/** How long to try, in ms: longer for a place on a menu that has yet to load. */
const TIMEOUT = 1500
const TIMEOUT_FOR_PLACE = 15_000
/** Input that means the customer has taken over scrolling. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Tries once a frame until it succeeds; gives up after `timeout`, in ms, or on the customer's first input. */
function untilDone(attempt: () => boolean, timeout: number): () => void {
  let frame = 0
  const end = performance.now() + timeout
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const kind of MOVES) removeEventListener(kind, stop)
  }
  const look = () => {
    if (attempt() || performance.now() > end) stop()
    else frame = requestAnimationFrame(look)
  }
  for (const kind of MOVES) addEventListener(kind, stop, { passive: true })
  look()
  return stop
}

/** Scrolls to the element a link names, once it exists, and focuses its heading: Tab continues from there. */
const toPlaceNamed = (id: string) =>
  untilDone(() => {
    const target = document.getElementById(id)
    target?.scrollIntoView()
    if (target) enter(target.querySelector('h2') ?? target)
    return target !== null
  }, TIMEOUT_FOR_PLACE)

/** Scrolls to the saved position, once the page is long enough. */
const toPlaceKept = (top: number) =>
  untilDone(() => {
    window.scrollTo(0, top)
    return Math.abs(window.scrollY - top) < 1
  }, TIMEOUT)

/** The id in an address's hash, unchanged if it cannot be decoded. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/**
 * A new page starts at its top, or at the place its address names; back, forward and reload restore the position. The
 * browser's own restoration is off while the app runs: Chromium goes back to the section an address names, not to the
 * position within it, and after a reload the browser does not wait until the page is as long as it was.
 */
export function useScroll({ pathname, search, hash, key }: Location) {
  const type = useNavigationType()
  const last = useRef({ pathname: '', search: '', hash: '' })
  const current = useRef(key)

  useEffect(() => {
    const keep = () => void scrollPositions.set(current.current, window.scrollY)
    const leave = () => {
      saveScrollPositions()
      history.scrollRestoration = 'auto'
    }
    const come = () => (history.scrollRestoration = 'manual')
    come()
    addEventListener('scroll', keep, { passive: true })
    addEventListener('pagehide', leave)
    addEventListener('pageshow', come)
    return () => {
      leave()
      removeEventListener('scroll', keep)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', come)
    }
  }, [])

  const arrive = useEffectEvent(() => {
    const from = last.current
    last.current = { pathname, search, hash }
    current.current = key
    const isFirst = from.pathname === ''
    const isSamePage = pathname === from.pathname
    const isSamePlace = isSamePage && hash === from.hash
    // Entries that the app did not make share one key: its position belongs to the one that was shown last.
    const isKnown = key !== 'default' || (isFirst ? isReload() : !isSamePage)
    const kept = isKnown ? scrollPositions.get(key) : undefined
    if (type === NavigationType.Pop && kept !== undefined) return toPlaceKept(kept)
    if (hash && !(isSamePlace && search !== from.search)) return toPlaceNamed(idOf(hash))
    if (!isSamePage && !isFirst) window.scrollTo(0, 0)
    const keep = () => void scrollPositions.set(key, window.scrollY)
    if (!isFirst) return keep()
    // Reading the position at once would lay out the page within this task.
    const frame = requestAnimationFrame(keep)
    return () => cancelAnimationFrame(frame)
  })
  useLayoutEffect(() => arrive(), [key, hash])
}
