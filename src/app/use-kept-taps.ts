import { useEffect } from 'react'
import { withKey } from '../lib/with-key'

/** React leaves these to the browser, which follows them whether or not React listens. */
const isForBrowser = (click: MouseEvent) => {
  const link = (click.target as Element).closest('a')
  return withKey(click) || (link && (link.target || link.origin !== window.location.origin))
}

/** Holds clicks back until the function it returns repeats them, each after the previous one has rendered. */
function holdClicks() {
  const held: { target: Element; click: MouseEvent }[] = []
  const hold = (event: MouseEvent) => {
    if (isForBrowser(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push({ target: event.target as Element, click: new MouseEvent('click', event) })
  }
  window.addEventListener('click', hold, true)
  return async () => {
    window.removeEventListener('click', hold, true)
    for (const { target, click } of held) {
      if (target.isConnected) target.dispatchEvent(click)
      await Promise.resolve()
    }
  }
}

/**
 * React ignores events from the start of a view transition until the browser has captured the old page, 20 to 80 ms on
 * a slow phone: a link in the bar would load its document, and a button would do nothing. Clicks wait until the
 * transition is ready, as React does with updates; those on what the new page does not have are dropped.
 */
export function useKeptTaps() {
  useEffect(() => {
    if (!('startViewTransition' in document)) return
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      // It throws in browsers with the first version of view transitions: React then changes the page without one.
      const transition = start(options)
      const repeat = holdClicks()
      void transition.ready.catch(() => {}).then(repeat)
      return transition
    }
    return () => {
      document.startViewTransition = start
    }
  }, [])
}
