/** Fetches code ahead of need. When that fails, it is asked for again, and the failure told, where it is needed. */
export const prefetch = (load: () => Promise<unknown>): void => void load().catch(() => {})
