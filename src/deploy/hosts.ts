import { ADDRESSES, APP_ADDRESS, FILE_ADDRESS, IMMUTABLE, NOT_FOUND, SHELL } from './addresses.ts'
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

# The build has written a compressed file beside each text. With Debian's libnginx-mod-http-brotli-static also:
# brotli_static on;
gzip_static on;
gzip_vary on;

error_page 404 ${NOT_FOUND};
location = / {
  try_files /index.html =404;
}
location ^~ ${IMMUTABLE} {
  try_files $uri @missing;
${inNginx({ ...headers, 'Cache-Control': IMMUTABLE_CACHE }).replaceAll(/^/gm, '  ')}
}
# The addresses of the app.
location ~ "${APP_ADDRESS}" {
  try_files $uri.html ${SHELL};
}
# What names a file, and what only machines ask for.
location ~ "${FILE_ADDRESS}" {
  try_files $uri @missing;
}
location / {
  try_files $uri.html =404;
}
# A file that is not there, or not yet, must not be remembered as missing.
location @missing {
  return 404 "Not found";
}
`

const nginxApi = `# Within server { }, for an API on the shop's own origin. Put its address here, and keep the file.
# nginx drops headers with an underscore, and the API needs them (login_source, device_id). Where several servers listen
# on the port, nginx takes this line from the first of them.
underscores_in_headers on;

location ^~ /api/ {
  proxy_pass http://127.0.0.1:8080;
  proxy_http_version 1.1;
  # For an API at https://… elsewhere, which wants its own name: proxy_ssl_server_name on; without the next line.
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  # A location with a header of its own has none of the pages'.
  add_header X-Content-Type-Options nosniff;
  gzip on;
  gzip_proxied any;
  gzip_types application/json application/problem+json;
}
`

const caddy = (headers: Headers) => `# Within a site's block. Set root to the folder of the build.
header {
${entries(headers)
  .map(([name, value]) => `  ${name} "${value}"`)
  .join('\n')}
}
@kept {
  path ${IMMUTABLE}*
  file
}
@fresh not {
  path ${IMMUTABLE}*
  file
}
header @kept Cache-Control "${IMMUTABLE_CACHE}"
header @fresh Cache-Control "${PAGE_CACHE}"
@app path_regexp ${APP_ADDRESS}
@file path_regexp ${FILE_ADDRESS}
# The build has written a compressed file beside each text.
route {
  @home path /
  rewrite @home /index.html
  handle @app {
    try_files {path}.html ${SHELL}
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
    try_files {path}.html =404
    file_server {
      precompressed br gzip
    }
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

const caddyApi = `# Within a site's block, before the other file, for an API on the shop's own origin. Put its address here.
handle /api/* {
  reverse_proxy 127.0.0.1:8080
}
`

/** The headers and the fallback of a build in the formats of common web hosts, by file name. */
export const hostFiles = (headers: Headers, pages: Set<string>) => ({
  _headers: headersFile(headers),
  _redirects: redirectsFile(pages),
  'nginx.conf': nginx(headers),
  'nginx-api.conf': nginxApi,
  Caddyfile: caddy(headers),
  'Caddyfile-api': caddyApi,
})
