/** The longest wait for a frame, in ms. */
const LONGEST_FRAME = 200

/** Calls `work` after the next paint; at once in a hidden tab, which is not painted, and when the page is left. */
export function afterPaint(work: () => void): void {
  if (document.hidden) return work()
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    window.removeEventListener('pagehide', once, true)
    clearTimeout(latest)
    work()
  }
  // Captured, so that it runs before the listeners that save state on pagehide.
  window.addEventListener('pagehide', once, true)
  requestAnimationFrame(() => setTimeout(once))
  const latest = setTimeout(once, LONGEST_FRAME)
}
