/** How long, in ms, a page that is being left may take to go. It may also stay, as after a download. */
const LEAVING = 5000

/**
 * Watches whether the page is being left, until `stop`. Not for the life of the page: where anyone listens to
 * `beforeunload`, some browsers keep no page for Back.
 */
export function watchLeaving() {
  let isLeaving = false
  const begin = () => void (isLeaving = true)
  globalThis.addEventListener?.('beforeunload', begin)
  return {
    /** False at once when the page is not being left; true when it was, and has stayed. */
    isOver: async () => {
      if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVING))
      return isLeaving
    },
    stop: () => globalThis.removeEventListener?.('beforeunload', begin),
  }
}
