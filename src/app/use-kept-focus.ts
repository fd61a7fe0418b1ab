import { useEffect } from 'react'
import { enter } from './enter'

const PLACES = 'form, section, aside, ul, ol, [role=list], [role=alert], main'
const lineageOf = (element: Element | null): Element[] =>
  element ? [element, ...lineageOf(element.parentElement)] : []
const inMain = (element: EventTarget | null): element is Element =>
  element instanceof Element && element.closest('main') !== null
const canHaveFocus = (element: Element) => element.isConnected && !element.matches(':disabled')

/**
 * When what has the focus in `main` goes, or is switched off, and nothing else takes it, the place around it does: who
 * orders by keyboard or by ear is not sent back to the top of the page (F63). A pointer that is put down elsewhere
 * ends the care.
 */
export function useKeptFocus() {
  useEffect(() => {
    let lineage = inMain(document.activeElement) ? lineageOf(document.activeElement) : []
    let frame = 0
    const remember = ({ target }: FocusEvent) => {
      if (inMain(target)) lineage = lineageOf(target)
    }
    const forget = () => void (lineage = [])
    const recover = () => {
      const [focused, ...around] = lineage
      if (!focused || document.activeElement !== document.body || canHaveFocus(focused)) return
      const place = around.find((element) => element.isConnected && element.matches(PLACES))
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
