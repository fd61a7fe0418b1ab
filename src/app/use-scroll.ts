import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isReload } from '../lib/reload'
import { enter } from './enter'
import { scrollPositions, saveScrollPositions } from './scroll-positions'

const FRAMES = 90
/** What a customer does to go elsewhere. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Tries once a frame until it succeeds; gives up after about a second and a half, or when the customer scrolls. */
function untilDone(attempt: () => boolean): () => void {
  let frame = 0
  let left = FRAMES
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const kind of MOVES) removeEventListener(kind, stop)
  }
  const look = () => {
    if (attempt() || left-- === 0) stop()
    else frame = requestAnimationFrame(look)
  }
  for (const kind of MOVES) addEventListener(kind, stop, { passive: true })
  look()
  return stop
}

/** To the place a link names, once it is there: who goes on by keyboard goes on from its heading. */
const toPlaceNamed = (id: string) =>
  untilDone(() => {
    const target = document.getElementById(id)
    target?.scrollIntoView()
    if (target) enter(target.querySelector('h2') ?? target)
    return target !== null
  })

/** To where the page was, once it is long enough. */
const toPlaceKept = (top: number) =>
  untilDone(() => {
    window.scrollTo(0, top)
    return Math.abs(window.scrollY - top) < 1
  })

/** The id an address names; what cannot be decoded is taken as it is. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/**
 * A new page starts at its top, or at the place its address names; back and forward lead to where one was. Within
 * the app that is done here: Chromium leads back to the section an address names, not to where one was in it. So is
 * it when a page is loaded anew: the browser does not wait until the page is as long as it was.
 */
export function useScroll() {
  const { pathname, search, hash, key } = useLocation()
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
    // Entries the app did not make share a key: what is kept under it is of the one that was there last.
    const isKnown = key !== 'default' || (isFirst ? isReload() : !isSamePage)
    const kept = isKnown ? scrollPositions.get(key) : undefined
    if (type === NavigationType.Pop && kept !== undefined) return toPlaceKept(kept)
    if (hash && !(isSamePlace && search !== from.search)) return toPlaceNamed(idOf(hash))
    if (!isSamePage && !isFirst) window.scrollTo(0, 0)
    scrollPositions.set(key, window.scrollY)
    return undefined
  })
  useLayoutEffect(() => arrive(), [key, hash])
}
