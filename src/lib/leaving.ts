/** How long, in ms, a page that is being left may take to go. It may also stay, as after a download. */
const LEAVING = 5000

/**
 * Runs `work`. When that fails while the page is being left, which stops its requests, and the page stays after all, it
 * runs once more. Listens only meanwhile: where anyone listens to `beforeunload`, some browsers keep no page for Back.
 */
export async function unlessLeaving<T>(work: () => Promise<T>): Promise<T> {
  let isLeaving = false
  const begin = () => void (isLeaving = true)
  globalThis.addEventListener?.('beforeunload', begin)
  try {
    return await work().catch(async (cause: unknown) => {
      if (!isLeaving) throw cause
      await new Promise((resolve) => setTimeout(resolve, LEAVING))
      return work()
    })
  } finally {
    globalThis.removeEventListener?.('beforeunload', begin)
  }
}
