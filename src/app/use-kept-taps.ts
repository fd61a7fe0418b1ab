import { useEffect } from 'react'

/** Holds back clicks, except those that open a tab, until the function it returns repeats them on what is still there. */
function holdClicks() {
  const held: { target: Element; click: MouseEvent }[] = []
  const hold = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push({ target: event.target as Element, click: new MouseEvent('click', event) })
  }
  window.addEventListener('click', hold, true)
  return () => {
    window.removeEventListener('click', hold, true)
    for (const { click, target } of held) if (target.isConnected) target.dispatchEvent(click)
  }
}

/**
 * React ignores events from the start of a view transition until the browser has captured the old page, which takes a
 * slow phone up to 80 ms: a link would load its document, and a button would do nothing. Clicks wait for the new page.
 */
export function useKeptTaps() {
  useEffect(() => {
    if (!('startViewTransition' in document)) return
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const repeat = holdClicks()
      const transition = start(options)
      transition.updateCallbackDone.then(repeat, repeat)
      return transition
    }
    return () => {
      document.startViewTransition = start
    }
  }, [])
}
