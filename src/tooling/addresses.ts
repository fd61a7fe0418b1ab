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
 * Matches the addresses of a build with these further languages. The first group is the address without a slash at its
 * end, or for `below` the language. The syntax is one that JavaScript, nginx and Caddy read alike.
 */
export const patternsOf = (bases: string[]) => ({
  /** The app's addresses but the home page's. With several languages the second group is what it begins with. */
  app: `^(${groupOf(bases)}(?:${OF_PAGES}))/?$`,
  /** The restaurant's legal pages: there are only those that have a file. */
  legal: `^(${groupOf(bases)}/legal/[a-z]+)/?$`,
  /** The home pages of further languages. */
  home: `^(${bases.join('|')})/?$`,
  /** Every other address below a further language. */
  below: `^(${bases.join('|')})/`,
})

/** Matches what names a file, and what machines ask for: a page would mislead them. */
export const FILE_ADDRESS = String.raw`^/\.well-known/|\.\w+$`
