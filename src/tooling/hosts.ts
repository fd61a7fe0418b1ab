import { ADDRESSES, basesOf, IMMUTABLE, SHELL } from './addresses.ts'
import { caddy, caddyApi } from './caddy.ts'
import { portOf } from './env.ts'
import { cacheControl, type Headers } from './headers.ts'
import { nginx, nginxApi } from './nginx.ts'

/**
 * The headers for Netlify and Cloudflare Pages. Both join the values of all rules that match a path, so Cache-Control
 * is set for the assets only: their default for everything else is to revalidate each time.
 */
const headersFile = (headers: Headers) =>
  [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${IMMUTABLE}*`,
    `  Cache-Control: ${cacheControl(IMMUTABLE)}`,
    '',
  ].join('\n')

/** The shell without its ending, which Cloudflare would redirect. */
const SHELL_NAME = SHELL.replace(/\.html$/, '')

/**
 * For Netlify and Cloudflare Pages: the addresses that have no page. Cloudflare applies a rule even where there is one,
 * so with pages of dishes there is no rule for dishes; a new dish gets `404.html` until the next build, which shows it.
 * @param pages the addresses that have a page
 */
const redirectsFile = (pages: Set<string>) => {
  const hasDishes = [...pages].some((path) => path.startsWith('/menu/'))
  const isOpen = (path: string) => !pages.has(path) && !(hasDishes && path.includes(':'))
  const rest = ['', ...basesOf(pages)].flatMap((base) => ADDRESSES.map((path) => ({ base, path: base + path })))
  return rest
    .filter(({ path }) => isOpen(path) && !pages.has(`${path}/`))
    .map(({ base, path }) => `${path} ${base}${SHELL_NAME} 200\n`)
    .join('')
}

/**
 * The headers and the fallback of a build in the formats of common web hosts, by file name.
 * @param apiBaseUrl the API's base URL; without one the sandbox that `npm start` runs at `port`
 */
export const hostFiles = (headers: Headers, pages: Set<string>, apiBaseUrl?: string, port = portOf()) => ({
  _headers: headersFile(headers),
  _redirects: redirectsFile(pages),
  'nginx.conf': nginx(headers, basesOf(pages)),
  'nginx-api.conf': nginxApi(apiBaseUrl, `http://127.0.0.1:${port}`),
  Caddyfile: caddy(headers, apiBaseUrl, basesOf(pages)),
  'Caddyfile-api': caddyApi(apiBaseUrl, `http://127.0.0.1:${port}`),
})
