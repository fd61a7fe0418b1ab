/** Writes start at once here: the end of a burst is a matter of real time, and has a test of its own. */
export const endOfBurst = () => Promise.resolve()
