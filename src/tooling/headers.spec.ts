import { describe, expect, it } from 'vitest'
import { cacheControl, inlineScripts, securityHeaders } from './headers'
import { hostFiles } from './hosts'

const policyOf = (site: Parameters<typeof securityHeaders>[0]) => {
  const text = securityHeaders(site)['Content-Security-Policy']!
  return Object.fromEntries(text.split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]))
}
/** echo -n "alert(1)" | openssl dgst -sha256 -binary | base64 */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"

describe('the scripts of a page', () => {
  it('are named by their hash, each once', () => {
    expect(inlineScripts(['<script>alert(1)</script>', '<p></p><script>alert(1)</script>'])).toEqual([ALERT])
  })

  it.each(['<script src="/a.js"></script>', '<script type="application/ld+json">{}</script>', '<p>alert(1)</p>'])(
    'do not include %s',
    (html) => expect(inlineScripts([html])).toEqual([]),
  )
})

describe('the policy', () => {
  it('F52 of a build with the sandbox names only its own origin, and lets no other page frame the shop', () => {
    expect(policyOf({ pages: ['<script>alert(1)</script>'] })).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", ALERT],
      'connect-src': ["'self'"],
      'frame-src': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
    })
  })

  it('of a build for an API names the origin of that API and Google’s identity', () => {
    const policy = policyOf({ pages: [], apiBaseUrl: 'https://adapters.example/v2' })
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://adapters.example',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://google.com/pay',
      'https://pay.google.com',
    ])
    expect(policy['script-src']).toContain('https://www.google.com/recaptcha/')
  })

  it('lets the browser reach a named Auth emulator', () => {
    const authEmulator = 'http://127.0.0.1:9099'
    expect(policyOf({ pages: [], authEmulator })['connect-src']).toContain(authEmulator)
  })
})

it.each([
  ['/assets/first-abc.js', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/menu', 'no-cache'],
  ['/pictures/ramen.webp', 'no-cache'],
])('%s may be cached: %s', (path, value) => expect(cacheControl(path)).toBe(value))

describe('the configuration for web hosts', () => {
  const headers = securityHeaders({ pages: [] })
  const files = hostFiles(headers, new Set(['/', '/menu', '/menu/all-day/item/soup']))

  it.each(['_headers', 'nginx.conf', 'Caddyfile'] as const)(
    '%s holds every header and the life of the assets',
    (name) => {
      for (const [header, value] of Object.entries(headers)) {
        expect(files[name]).toContain(header)
        expect(files[name]).toContain(value)
      }
      expect(files[name]).toContain('public, max-age=31536000, immutable')
    },
  )

  it.each([
    ['_redirects', '/account/orders /app 200\n'],
    ['nginx.conf', 'try_files $1.html /app.html;'],
    ['Caddyfile', 'try_files {re.app.1}.html /app.html'],
  ] as const)('%s sends the addresses of the app to it', (name, rule) => expect(files[name]).toContain(rule))

  it.each([
    ['nginx.conf', 'try_files $1.html =404;'],
    ['Caddyfile', 'rewrite {re.legal.1}.html'],
  ] as const)('%s has the file of a legal page, or nothing', (name, rule) => expect(files[name]).toContain(rule))

  it('_redirects has no rule for an address that has a page: Cloudflare would apply it instead', () => {
    expect(files._redirects).not.toMatch(/^\/ |^\/menu|:id/m)
    expect(hostFiles(headers, new Set(['/']))._redirects).toContain('/menu/:menuId/item/:id /app 200\n')
  })

  it.each([
    ['_redirects', '/en/account/orders /en/app 200\n'],
    ['nginx.conf', 'try_files $1.html $2/app.html;'],
    ['Caddyfile', 'try_files {re.app.1}.html {re.app.2}/app.html'],
  ] as const)('%s sends the addresses of a further language to its app', (name, rule) =>
    expect(hostFiles(headers, new Set(['/', '/menu', '/app', '/en/menu', '/en/app']))[name]).toContain(rule),
  )

  it('passes the API on by its own name, and the sandbox by that of the shop', () => {
    const api = hostFiles(headers, new Set(), 'https://adapters.example/v2')
    expect(api['nginx-api.conf']).toContain('proxy_pass https://adapters.example/v2/api/;')
    expect(api['nginx-api.conf']).toContain('proxy_ssl_server_name on;')
    expect(api['nginx-api.conf']).not.toContain('proxy_set_header Host')
    expect(api['Caddyfile-api']).toContain('rewrite * /v2{uri}\n  reverse_proxy https://adapters.example {\n')
    expect(files['nginx-api.conf']).toContain('location ^~ /__sandbox {\n  proxy_pass http://127.0.0.1:4173/__sandbox;')
    expect(files['nginx-api.conf']).toContain('proxy_set_header Host $http_host;')
    expect(files['Caddyfile-api']).toContain('handle /pictures/* {')
    expect(hostFiles(headers, new Set(), undefined, 4290)['nginx-api.conf']).toContain('http://127.0.0.1:4290/api/;')
  })

  it('never answers a missing asset with a page, nor caches it as missing', () => {
    expect(files['nginx.conf']).toContain('try_files $uri @missing;')
    expect(files['nginx.conf']).not.toMatch(/immutable" always/)
    expect(files.Caddyfile).toContain('@kept {\n  path /assets/*\n  file\n}\n')
    expect(files.Caddyfile).toContain('header @kept Cache-Control "public, max-age=31536000, immutable"')
  })
})
