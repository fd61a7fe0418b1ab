import { ROUTES } from '../app/routes.ts'
import { paths } from '../lib/paths.ts'

/** Files whose name contains a hash of their content. */
export const IMMUTABLE = '/assets/'

/** The page served for the app's addresses that have no file: the app without content, which renders the page of the address. */
export const SHELL = '/app.html'

/** The page served, with the status 404, for an address that is not one of the app's. */
export const NOT_FOUND = '/404.html'

/** What tells assistants how to order. */
export const SKILL = '/.well-known/agent-skills/order-food/SKILL.md'

/** Its type, which servers do not know. */
export const SKILL_TYPE = 'text/markdown;charset=utf-8'

/** Every address of the app: `:name` stands for one segment. */
export const ADDRESSES = [...ROUTES.map(({ path }) => path), '/account']

/**
 * Matches the app's addresses but '/': the group is the address without a slash at its end. The syntax is one that
 * JavaScript, nginx and Caddy read alike.
 */
export const APP_ADDRESS = `^(${ADDRESSES.filter((path) => path !== paths.home)
  .map((path) => path.replaceAll(/:\w+/g, '[^/]+'))
  .join('|')})/?$`

/** Matches the restaurant's legal pages, as APP_ADDRESS does: there are only those that have a file. */
export const LEGAL_ADDRESS = '^(/legal/[a-z]+)/?$'

/** Matches what names a file, and what machines ask for: a page would mislead them. */
export const FILE_ADDRESS = String.raw`^/\.well-known/|\.\w+$`
