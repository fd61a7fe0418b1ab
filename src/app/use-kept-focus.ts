import { useEffect } from 'react'
import { enter } from './enter'

const PLACES = 'form, section, aside, ul, ol, [role=list], [role=alert], [role=dialog], dialog, main'
const lineageOf = (element: Element | null): Element[] =>
  element ? [element, ...lineageOf(element.parentElement)] : []
/** Also not hidden with the page that is kept. A browser that cannot tell says nothing. */
const isShown = (element: Element) => element.isConnected && element.checkVisibility?.() !== false
const canHaveFocus = (element: Element) => isShown(element) && !element.matches(':disabled')

/**
 * When the focused element is removed, hidden or disabled and nothing else takes the focus, moves it to the nearest surrounding
 * place, or to the page's content, so that keyboard and screen reader users do not start again at the top (F63). A
 * pointer press forgets the element.
 */
export function useKeptFocus() {
  useEffect(() => {
    let lineage = document.activeElement === document.body ? [] : lineageOf(document.activeElement)
    let frame = 0
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) lineage = lineageOf(target)
    }
    const forget = () => void (lineage = [])
    const recover = () => {
      const [focused, ...around] = lineage
      if (!focused || canHaveFocus(focused)) return
      // A browser takes the focus from a hidden element only after the next frame.
      if (document.activeElement !== focused && document.activeElement !== document.body) return
      const near = around.find((element) => isShown(element) && element.matches(PLACES))
      const place = near ?? document.querySelector('main')
      if (place instanceof HTMLElement) enter(place)
    }
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(recover)
    })
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
}
