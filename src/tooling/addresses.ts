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

const OF_PAGES = ADDRESSES.filter((path) => path !== paths.home)
  .map((path) => path.replaceAll(/:\w+/g, '[^/]+'))
  .join('|')

/** What the addresses of a build's further languages begin with, by the addresses of its pages: '/en' of '/en/app'. */
export const basesOf = (pages: Iterable<string>) =>
  [...pages].flatMap((page) => /^(\/[a-z]+)\/app$/.exec(page)?.[1] ?? [])

const groupOf = (bases: string[]) => (bases.length > 0 ? `(${['', ...bases].join('|')})` : '')

/**
 * Matches the app's addresses but the home page's: the first group is the address without a slash at its end, the second,
 * with several languages, what it begins with. The syntax is one that JavaScript, nginx and Caddy read alike.
 */
export const appAddress = (bases: string[]) => `^(${groupOf(bases)}(?:${OF_PAGES}))/?$`

/** Matches the restaurant's legal pages, as `appAddress` does: there are only those that have a file. */
export const legalAddress = (bases: string[]) => `^(${groupOf(bases)}/legal/[a-z]+)/?$`

/** Matches the home pages of further languages: the group is the address without a slash at its end. */
export const homeAddress = (bases: string[]) => `^(${bases.join('|')})/?$`

/** Matches every other address below a further language. */
export const belowAddress = (bases: string[]) => `^(${bases.join('|')})/`

/** Matches what names a file, and what machines ask for: a page would mislead them. */
export const FILE_ADDRESS = String.raw`^/\.well-known/|\.\w+$`
