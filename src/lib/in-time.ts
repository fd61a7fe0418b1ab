const SLICES = 6
const SLICE = 50

/**
 * What a storage answers, or `instead` when it does not within 300 ms, or refuses: one that never opens is as good as
 * none (F37). The wait is cut into slices, so that a page that is busy does not count for a storage that is slow.
 */
export async function inTime<T>(ask: () => Promise<T>, instead: T): Promise<T> {
  let answered = false
  const answer = (async () => ask())()
    .catch(() => instead)
    .finally(() => (answered = true))
  for (let slice = 0; slice < SLICES && !answered; slice++) {
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, SLICE))])
  }
  return answered ? answer : instead
}
