/** The longest wait for a frame, in ms. */
const LONGEST_FRAME = 200

/** Calls `work` after the next paint; at once in a hidden tab, which is not painted, and when the page is left. */
export function afterPaint(work: () => void): void {
  if (document.hidden) return work()
  let isDone = false
  const once = () => {
    window.removeEventListener('pagehide', once, { capture: true })
    if (isDone) return
    isDone = true
    work()
  }
  // Captured, so that it runs before the listeners that save state on pagehide.
  window.addEventListener('pagehide', once, { capture: true })
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, LONGEST_FRAME)
}
