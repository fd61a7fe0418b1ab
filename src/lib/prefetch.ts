/** Fetches code ahead of need. Ignores a failure: the code is requested again, and errors shown, where it is used. */
export const prefetch = (load: () => Promise<unknown>): void => void load().catch(() => {})
