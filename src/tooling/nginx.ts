import { FILE_ADDRESS, IMMUTABLE, NOT_FOUND, patternsOf, SHELL, SKILL, SKILL_TYPE } from './addresses.ts'
import { cacheControl, type Headers } from './headers.ts'
import { proxied } from './proxied.ts'

const inNginx = (headers: Headers, end = '') =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}"${end};`)
    .join('\n')

/** The home pages of further languages, and what says in them that a page is not there. */
const languages = (bases: string[]) => `# The shop's other languages.
location ~ "${patternsOf(bases).home}" {
  try_files $1/index.html =404;
}
location ~ "/manifest\\.webmanifest$" {
  types { }
  default_type application/manifest+json;
}
`
const missing = (bases: string[]) => `location ~ "${patternsOf(bases).below}" {
  error_page 404 $1${NOT_FOUND};
  return 404;
}
`

/**
 * What a server of nginx includes to serve a build.
 * @param bases what the addresses of its further languages begin with
 */
export const nginx = (
  headers: Headers,
  bases: string[] = [],
) => `# Within server { }. Set root to the folder of the build.
${inNginx({ ...headers, 'Cache-Control': cacheControl('/') }, ' always')}

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
location = ${SKILL} {
  types { }
  default_type "${SKILL_TYPE}";
}
location ^~ ${IMMUTABLE} {
  try_files $uri @missing;
${inNginx({ ...headers, 'Cache-Control': cacheControl(IMMUTABLE) }).replaceAll(/^/gm, '  ')}
}
${bases.length > 0 ? languages(bases) : ''}# The addresses of the app.
location ~ "${patternsOf(bases).app}" {
  try_files $1.html ${bases.length > 0 ? '$2' : ''}${SHELL};
}
# The restaurant's legal pages, each a file.
location ~ "${patternsOf(bases).legal}" {
  try_files $1.html =404;
}
# What names a file, and what only machines ask for.
location ~ "${FILE_ADDRESS}" {
  try_files $uri @missing;
}
${bases.length > 0 ? missing(bases) : ''}location / {
  return 404;
}
# A file that is not there, or not yet, must not be remembered as missing.
location @missing {
  types { }
  default_type text/plain;
  return 404 "Not found";
}
`

/** An API that is reached by its own name wants to hear that name. */
const nginxHost = (api: string) =>
  api.startsWith('https:') ? 'proxy_ssl_server_name on;' : 'proxy_set_header Host $http_host;'

/** What it includes, too, for an API on the shop's own origin. */
export const nginxApi = (
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
