import { createHash } from 'node:crypto'
import { IMMUTABLE } from './addresses.ts'

export type Headers = Record<string, string>

/** Google's: the identity the Firebase SDK speaks to, and the reCAPTCHA it asks of a phone number. */
const IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** The scripts that stand in a page itself, as a policy names them. Data blocks are no scripts. */
export function inlineScripts(pages: string[]): string[] {
  const scripts = pages.flatMap((html) => [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([^]*?)<\/script>/g)])
  const hashes = scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [...new Set(hashes)].sort()
}

type Site = {
  /** Every HTML file of the build. */
  pages: string[]
  /** The adapters host; without one the sandbox answers on the storefront's own origin, and so does its identity. */
  apiBaseUrl?: string | undefined
  /** An Auth emulator the browser talks to. */
  authEmulator?: string | undefined
}

/** What every answer carries. Pictures may come from any https address: the menu names them. */
export function securityHeaders({ pages, apiBaseUrl, authEmulator }: Site): Headers {
  const hosts = apiBaseUrl ? [new URL(apiBaseUrl).origin, ...IDENTITY] : []
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(pages), ...(apiBaseUrl ? RECAPTCHA : [])],
    // MUI's and the devtools' styles are written by script.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", ...hosts, ...(authEmulator ? [authEmulator] : [])],
    'frame-src': ["'self'", ...(apiBaseUrl ? RECAPTCHA : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  }
}

/** How long an answer may be kept: a page is asked for anew each time, what is named by its contents never. */
export const cacheControl = (path: string) =>
  path.startsWith(IMMUTABLE) ? 'public, max-age=31536000, immutable' : 'no-cache'
