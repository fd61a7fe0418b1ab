import { useLayoutEffect, useRef, type RefObject } from 'react'
import { currentCustomerId } from './auth'
import { delay } from '../lib/delay'
import { localStore } from '../lib/storage'

const KEY = 'keptPage'

/** The longest page that is kept, in characters: the storage holds a few million for all that the shop keeps. */
const LONGEST = 200_000
/** How long, in ms, a page waits for data that was requested before its code, to be drawn once instead of twice. */
const EARLY_DATA = 400

const here = () => location.pathname + location.search
/** The address at which the app started. */
const FIRST = here()

/** What the customer sees of the page as it was kept (`showKept` in tooling/prerender), until the page itself is drawn. */
let shown = document.querySelector('#root > [inert] > main > *')

/** The kept content, to stay on screen while this page loads; null if none is shown. */
export const keptContent = () => (here() === FIRST ? shown : null)

/** Stops showing the kept page: loading looks the usual way again. */
export const keptContentGone = () => void (shown = null)

/** Waits up to 400 ms for a page's data, but only if it was requested early (`lib/early-reads`). */
export const earlyData = (load: () => Promise<unknown>) =>
  Object.keys(globalThis.earlyReads ?? {}).length > 0 ? Promise.race([load(), delay(EARLY_DATA)]) : null

/** Forgets the kept page, because what it shows is out of date. */
export const keptPageForgotten = () => localStore.remove(KEY)

/** The styles that MUI has made so far. */
const stylesOfMui = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]
    .flatMap(({ sheet }) => [...sheet!.cssRules].map(({ cssText }) => cssText))
    .join('')

/**
 * A copy of the page whose HTML also has what is typed and chosen, and MUI's styles. Fields that no browser may fill in,
 * such as the PIN of a gift card, are emptied.
 */
function copyOf(page: HTMLElement) {
  const copy = page.cloneNode(true) as HTMLElement
  for (const field of copy.querySelectorAll<HTMLInputElement>('input, textarea')) {
    field.defaultValue = field.autocomplete === 'off' ? '' : field.value
    field.defaultChecked = field.checked
  }
  const style = document.createElement('style')
  style.textContent = stylesOfMui()
  if (copy.querySelector('[class*=Mui]')) copy.append(style)
  return copy
}

/** Keeps the bar, the page and the footer as they are drawn. */
function keep(page: HTMLElement | null, kept: { at: string; code: string }) {
  const customerId = currentCustomerId()
  const main = page?.closest('main')
  if (!page || !main || !customerId) return
  const alone = main.cloneNode() as HTMLElement
  alone.append(copyOf(page))
  const parts = [...main.parentElement!.children].filter((part) => part.matches('header, main, footer'))
  const html = parts.map((part) => (part === main ? alone : part).outerHTML).join('')
  if (html.length > LONGEST) keptPageForgotten()
  else localStore.set(KEY, JSON.stringify({ customerId, ...kept, html }))
}

/**
 * Keeps a page of the customer's on the device when it is left, so that its address shows it at once the next time.
 * @param code the URL of the page's chunk
 * @returns a ref for the page's element: without one nothing is kept
 */
export function useKeptPage(code: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (page.current) keptContentGone()
  })
  useLayoutEffect(() => {
    const kept = { at: here(), code: new URL(code).pathname }
    const leave = () => keep(page.current, kept)
    const hide = () => document.hidden && leave()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      leave()
      keptContentGone()
    }
  }, [code])
  return page
}
