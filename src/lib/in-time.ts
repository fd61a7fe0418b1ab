import { delay } from './delay'

const SLICES = 6
const SLICE = 50

/**
 * Resolves with the answer of a storage, or with `instead` if it rejects or takes longer than 300 ms: some storages
 * never open (F37). The wait is split into slices, so that a busy page is not mistaken for a slow storage.
 */
export async function inTime<T>(ask: () => Promise<T>, instead: T): Promise<T> {
  let answered = false
  const answer = (async () => ask())()
    .catch(() => instead)
    .finally(() => (answered = true))
  for (let slice = 0; slice < SLICES && !answered; slice++) {
    await Promise.race([answer, delay(SLICE)])
  }
  return answered ? answer : instead
}
