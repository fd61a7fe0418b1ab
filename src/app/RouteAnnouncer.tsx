import { useEffect, useState } from 'react'
import { enter } from './enter'
import { useKeptFocus } from './use-kept-focus'
import { useKeptTaps } from './use-kept-taps'

/** A title is announced once it is unchanged for this long, in ms: a dish page gets its title after the dish loads. */
const SETTLED = 500

interface Props {
  /** The title at the customer's first input: this code loads later, and the page may have changed since. */
  titleBefore?: string | undefined
}

/** Changes with the page, and when its heading has loaded. A dish over the menu has the last heading. */
const pageNow = () =>
  `${window.location.pathname}${window.location.search} ${[...document.querySelectorAll('h1')].at(-1)?.textContent}`

/**
 * For screen readers, keyboards and quick fingers, on every page: keeps the focus and early taps, and announces a new
 * page by its title. A page that changes its own title, as an order does with its status, announces the change itself.
 */
export function RouteAnnouncer({ titleBefore }: Props) {
  const [title, setTitle] = useState('')
  useKeptFocus()
  useKeptTaps()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let announced = titleBefore === undefined || titleBefore === document.title ? pageNow() : ''
    const announce = () => {
      if (announced !== pageNow()) setTitle(document.title)
      announced = pageNow()
    }
    const tell = () => {
      clearTimeout(timer)
      timer = setTimeout(announce, SETTLED)
    }
    const observer = new MutationObserver(tell)
    if (!announced) {
      tell()
      const main = document.querySelector('main')
      if (main && document.activeElement === document.body) enter(main)
    }
    // The title itself may come later than this code, or be replaced.
    observer.observe(document.head, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [titleBefore])
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
