import { withBase } from './base'

/** The whole address of a path of the storefront. */
export const addressOf = (path: string) => window.location.origin + withBase(path)
