import { FILE_ADDRESS, IMMUTABLE, NOT_FOUND, patternsOf, SHELL, SKILL, SKILL_TYPE } from './addresses.ts'
import { cacheControl, type Headers } from './headers.ts'
import { proxied } from './proxied.ts'

const inCaddy = (apiBaseUrl: string | undefined) =>
  proxied(apiBaseUrl)
    .map((path) => `${path}*`)
    .join(' ')

/** The home pages of the shop's other languages, and what says in them that a page is not there. */
const languageHomes = (bases: string[]) => `  @language path_regexp language ${patternsOf(bases).home}
  rewrite @language {re.language.1}/index.html
`
const missingBelow = (bases: string[]) => `  @below {
    expression {http.error.status_code} == 404
    path_regexp below ${patternsOf(bases).below}
    not path_regexp ${FILE_ADDRESS}
  }
  handle @below {
    rewrite * {re.below.1}${NOT_FOUND}
    file_server {
      precompressed br gzip
    }
  }
`

/**
 * What a site of Caddy imports to serve a build.
 * @param bases what the addresses of its further languages begin with
 */
export const caddy = (
  headers: Headers,
  api: string | undefined,
  bases: string[] = [],
) => `# Within a site's block. Set root to the folder of the build.
@shop not path ${inCaddy(api)}
header @shop {
${Object.entries(headers)
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
${['', ...bases].map((base) => `header ${base}/manifest.webmanifest Content-Type application/manifest+json\n`).join('')}header ${SKILL} Content-Type "${SKILL_TYPE}"
header @kept Cache-Control "${cacheControl(IMMUTABLE)}"
header @fresh Cache-Control "${cacheControl('/')}"
@app path_regexp app ${patternsOf(bases).app}
@legal path_regexp legal ${patternsOf(bases).legal}
@file path_regexp ${FILE_ADDRESS}
# The build has written a compressed file beside each text.
route {
  @home path /
  rewrite @home /index.html
${bases.length > 0 ? languageHomes(bases) : ''}  handle @app {
    try_files {re.app.1}.html ${bases.length > 0 ? '{re.app.2}' : ''}${SHELL}
    file_server {
      precompressed br gzip
    }
  }
  handle @legal {
    rewrite {re.legal.1}.html
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
${bases.length > 0 ? missingBelow(bases) : ''}  handle @page {
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

/** What it imports, too, for an API on the shop's own origin. */
export const caddyApi = (api: string | undefined, sandbox: string) =>
  `# Within a site's block, before the other file, for an API on the shop's own origin.
${proxied(api)
  .map((path) => caddyProxy(api ?? sandbox, path))
  .join('')}`
