/** Files whose name contains a hash of their content. */
export const IMMUTABLE = '/assets/'

/** The page served for addresses that have no file: the app without content, which renders the page of the address. */
export const SHELL = '/app.html'
