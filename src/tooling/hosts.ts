import { PICTURES, PREFIXES } from '../sandbox/http/sandbox-paths.ts'
import { ADDRESSES, APP_ADDRESS, FILE_ADDRESS, IMMUTABLE, NOT_FOUND, SHELL } from './addresses.ts'
import { portOf } from './env.ts'
import { cacheControl, type Headers } from './headers.ts'

const entries = (headers: Headers) => Object.entries(headers)
const IMMUTABLE_CACHE = cacheControl(IMMUTABLE)
const PAGE_CACHE = cacheControl('/')

/**
 * The headers for Netlify and Cloudflare Pages. Both join the values of all rules that match a path, so Cache-Control
 * is set for the assets only: their default for everything else is to revalidate each time.
 */
const headersFile = (headers: Headers) =>
  [
    '/*',
    ...entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${IMMUTABLE}*`,
    `  Cache-Control: ${IMMUTABLE_CACHE}`,
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
  const rest = ADDRESSES.filter((path) => !pages.has(path) && !(hasDishes && path.includes(':')))
  return rest.map((path) => `${path} ${SHELL_NAME} 200\n`).join('')
}

const inNginx = (headers: Headers, end = '') =>
  entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}"${end};`)
    .join('\n')

const nginx = (headers: Headers) => `# Within server { }. Set root to the folder of the build.
${inNginx({ ...headers, 'Cache-Control': PAGE_CACHE }, ' always')}

# The build has written a compressed file beside each text.
gzip_static on;
gzip_vary on;
charset utf-8;

error_page 404 ${NOT_FOUND};
location = / {
  try_files /index.html =404;
}
location = /manifest.webmanifest {
  types { }
  default_type application/manifest+json;
}
location ^~ ${IMMUTABLE} {
  try_files $uri @missing;
${inNginx({ ...headers, 'Cache-Control': IMMUTABLE_CACHE }).replaceAll(/^/gm, '  ')}
}
# The addresses of the app.
location ~ "${APP_ADDRESS}" {
  try_files $1.html ${SHELL};
}
# What names a file, and what only machines ask for.
location ~ "${FILE_ADDRESS}" {
  try_files $uri @missing;
}
location / {
  return 404;
}
# A file that is not there, or not yet, must not be remembered as missing.
location @missing {
  types { }
  default_type text/plain;
  return 404 "Not found";
}
`

const API_PATH = '/api/'

/** What is passed on to the API: the sandbox plays more than that. */
const proxied = (apiBaseUrl: string | undefined) =>
  apiBaseUrl ? [API_PATH] : [API_PATH, ...PREFIXES.slice(1), PICTURES]

/** An API that is reached by its own name wants to hear that name. */
const nginxHost = (api: string) =>
  api.startsWith('https:') ? 'proxy_ssl_server_name on;' : 'proxy_set_header Host $http_host;'

const nginxApi = (
  api: string | undefined,
  sandbox: string,
) => `# Within server { }, for an API on the shop's own origin.
# nginx drops headers with an underscore, and the API needs them (login_source, device_id). Where several servers listen
# on the port, nginx takes this line from the first of them.
underscores_in_headers on;
${proxied(api)
  .map(
    (path) => `
location ^~ ${path} {
  proxy_pass ${api ?? sandbox}${path};
  proxy_http_version 1.1;
  ${nginxHost(api ?? sandbox)}
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  # A location with a header of its own has none of the pages'.
  add_header X-Content-Type-Options nosniff always;
  gzip on;
  gzip_proxied any;
  gzip_types application/json application/problem+json;
}
`,
  )
  .join('')}`

const inCaddy = (apiBaseUrl: string | undefined) =>
  proxied(apiBaseUrl)
    .map((path) => `${path}*`)
    .join(' ')

const caddy = (
  headers: Headers,
  api: string | undefined,
) => `# Within a site's block. Set root to the folder of the build.
@shop not path ${inCaddy(api)}
header @shop {
${entries(headers)
  .map(([name, value]) => `  ${name} "${value}"`)
  .join('\n')}
}
@kept {
  path ${IMMUTABLE}*
  file
}
@fresh {
  not path ${inCaddy(api)}
  not {
    path ${IMMUTABLE}*
    file
  }
}
header /manifest.webmanifest Content-Type application/manifest+json
header @kept Cache-Control "${IMMUTABLE_CACHE}"
header @fresh Cache-Control "${PAGE_CACHE}"
@app path_regexp app ${APP_ADDRESS}
@file path_regexp ${FILE_ADDRESS}
# The build has written a compressed file beside each text.
route {
  @home path /
  rewrite @home /index.html
  handle @app {
    try_files {re.app.1}.html ${SHELL}
    file_server {
      precompressed br gzip
    }
  }
  handle @file {
    file_server {
      precompressed br gzip
    }
  }
  handle {
    error 404
  }
}
handle_errors {
  @page {
    expression {http.error.status_code} == 404
    not path_regexp ${FILE_ADDRESS}
  }
  handle @page {
    rewrite * ${NOT_FOUND}
    file_server {
      precompressed br gzip
    }
  }
}
`

/** Caddy's address of an API has no path: one with a path is put before that of the call. */
function caddyProxy(api: string, path: string) {
  const { origin, pathname } = new URL(api)
  const before = pathname.replace(/\/$/, '')
  const upstream = origin.startsWith('https:') ? ` {\n    header_up Host {upstream_hostport}\n  }` : ''
  return `handle ${path}* {
  encode gzip
  header X-Content-Type-Options nosniff
${before && `  rewrite * ${before}{uri}\n`}  reverse_proxy ${origin}${upstream}
}
`
}

const caddyApi = (api: string | undefined, sandbox: string) =>
  `# Within a site's block, before the other file, for an API on the shop's own origin.
${proxied(api)
  .map((path) => caddyProxy(api ?? sandbox, path))
  .join('')}`

/**
 * The headers and the fallback of a build in the formats of common web hosts, by file name.
 * @param apiBaseUrl the API's base URL; without one the sandbox that `npm start` runs at `port`
 */
export const hostFiles = (headers: Headers, pages: Set<string>, apiBaseUrl?: string, port = portOf()) => ({
  _headers: headersFile(headers),
  _redirects: redirectsFile(pages),
  'nginx.conf': nginx(headers),
  'nginx-api.conf': nginxApi(apiBaseUrl, `http://127.0.0.1:${port}`),
  Caddyfile: caddy(headers, apiBaseUrl),
  'Caddyfile-api': caddyApi(apiBaseUrl, `http://127.0.0.1:${port}`),
})
