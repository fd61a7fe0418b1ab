/**
 * Runs work that only one tab of the browser may do at a time. Where there are no locks (an insecure address, an old
 * browser) it runs at once.
 */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = (globalThis.navigator ?? {}) as { locks?: LockManager }
  return locks ? (locks.request(name, work) as Promise<Result>) : work()
}
