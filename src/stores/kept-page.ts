import { useLayoutEffect, useRef, type RefObject } from 'react'
import { currentCustomerId } from './auth'
import { localStore } from '../lib/storage'

const KEY = 'keptPage'

/** The longest page that is kept, in characters: the storage holds a few million for all that the shop keeps. */
const LONGEST = 200_000

/** Whether the customer sees the page as it was kept (`showKept` in tooling/prerender). */
export const isKeptShown = () => document.getElementById('root')?.firstElementChild?.matches('[inert]') ?? false

/** Whether a response to an early read has not been used yet (`lib/early-reads`). */
export const hasEarlyReads = () => Object.keys(globalThis.earlyReads ?? {}).length > 0

/** Forgets the kept page, because what it shows is out of date. */
export const keptPageForgotten = () => localStore.remove(KEY)

/** Keeps the bar, the page and the footer as they are drawn. */
function keep(page: HTMLElement | null, code: string) {
  const customerId = currentCustomerId()
  const main = page?.closest('main')
  if (!page || !main || !customerId) return
  const alone = main.cloneNode() as HTMLElement
  alone.append(page.cloneNode(true))
  const parts = [...main.parentElement!.children].filter((part) => part.matches('header, main, footer'))
  const html = parts.map((part) => (part === main ? alone : part).outerHTML).join('')
  if (html.length > LONGEST) keptPageForgotten()
  else localStore.set(KEY, JSON.stringify({ customerId, code: new URL(code).pathname, html }))
}

/**
 * Keeps a page of the customer's on the device when it is left, so that its address shows it at once the next time.
 * @param code the URL of the page's chunk
 * @returns a ref for the page's element: without one nothing is kept
 */
export function useKeptPage(code: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const leave = () => keep(page.current, code)
    const hide = () => document.hidden && leave()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [code])
  return page
}
