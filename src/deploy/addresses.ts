/** Files whose name changes with what they hold. */
export const IMMUTABLE = '/assets/'

/** Answers for the addresses that have no file: the app alone, which draws what belongs there. */
export const SHELL = '/app.html'
