/** How long, in ms, a page that is being left may take to go. It may also stay, as after a download. */
const LEAVING = 5000

let works = 0
let isLeaving = false
function leave() {
  isLeaving = true
  setTimeout(() => (isLeaving = false), LEAVING)
}

/**
 * Runs `work`. When that fails while the page is being left, which stops its requests, and the page stays after all, it
 * runs once more. Listens only meanwhile: where anyone listens to `beforeunload`, some browsers keep no page for Back.
 */
export async function unlessLeaving<T>(work: () => Promise<T>): Promise<T> {
  works += 1
  globalThis.addEventListener?.('beforeunload', leave)
  try {
    return await work().catch(async (cause: unknown) => {
      if (!isLeaving) throw cause
      await new Promise((resolve) => setTimeout(resolve, LEAVING))
      return work()
    })
  } finally {
    if (--works === 0) globalThis.removeEventListener?.('beforeunload', leave)
  }
}
