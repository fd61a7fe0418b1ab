/** A frame comes within this time, in ms, or none does. */
const LONGEST_FRAME = 200

/** Does something once what is drawn now has been painted: at once where nothing is painted, as in a hidden tab. */
export function afterPaint(work: () => void): void {
  if (document.hidden) return work()
  let isDone = false
  const once = () => {
    if (!isDone) work()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, LONGEST_FRAME)
}
