import { IMMUTABLE, SHELL } from './addresses.ts'
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

/**
 * For Netlify only, which serves existing files before it applies a rule. Cloudflare rejects the rule as a loop; it
 * serves the home page for unknown addresses by default, and that page hides itself there.
 */
const REDIRECTS = `/* ${SHELL} 200\n`

const nginx = (headers: Headers) => `# Within server { }. Set root to the folder of the build.
${entries(headers)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
add_header Cache-Control "${PAGE_CACHE}" always;

location / {
  try_files $uri $uri.html ${SHELL};
}
location ${IMMUTABLE} {
  try_files $uri @gone;
${entries({ ...headers, 'Cache-Control': IMMUTABLE_CACHE })
  .map(([name, value]) => `  add_header ${name} "${value}";`)
  .join('\n')}
}
# An asset that is not there, or not yet, must not be remembered as missing.
location @gone {
  return 404;
}
`

const caddy = (headers: Headers) => `# Within a site's block. Set root to the folder of the build.
header {
${entries(headers)
  .map(([name, value]) => `  ${name} "${value}"`)
  .join('\n')}
}
# An asset that is not there, or not yet, must not be remembered as missing.
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
handle ${IMMUTABLE}* {
  file_server
}
handle {
  try_files {path} {path}.html ${SHELL}
  file_server
}
`

/** The headers and the fallback of a build in the formats of common web hosts, by file name. */
export const hostFiles = (headers: Headers) => ({
  _headers: headersFile(headers),
  _redirects: REDIRECTS,
  'nginx.conf': nginx(headers),
  Caddyfile: caddy(headers),
})
