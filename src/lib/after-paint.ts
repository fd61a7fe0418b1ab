/** A frame comes within this time, in ms, or none does. */
const LONGEST_FRAME = 200

/** Does something once what is drawn now has been painted: at once where nothing is painted, as in a
 * hidden tab, or when the page is left. */
export function afterPaint(work: () => void): void {
  if (document.hidden) return work()
  let isDone = false
  const once = () => {
    window.removeEventListener('pagehide', once, { capture: true })
    if (isDone) return
    isDone = true
    work()
  }
  // Before those who save what was done when the page is left.
  window.addEventListener('pagehide', once, { capture: true })
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, LONGEST_FRAME)
}
