/** The path of an address of the storefront, by default the open page's, as the router has it: without the language. */
export const pathHere = ({ pathname }: { pathname: string } = window.location) =>
  import.meta.env.BASE_PATH ? pathname.slice(import.meta.env.BASE_PATH.length) || '/' : pathname

/** A path of the storefront with the language before it, for what is not a link of the router. */
export const withBase = (path: string) => (import.meta.env.BASE_PATH ?? '') + path
