import { createHash } from 'node:crypto'
import { IMMUTABLE } from './addresses.ts'

export type Headers = Record<string, string>

/** Google's origins: the identity service of the Firebase SDK, and the reCAPTCHA it requires for a phone number. */
const IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
/** Chrome fetches these to answer whether it can pay with Google Pay. */
const GOOGLE_PAY = ['https://google.com/pay', 'https://pay.google.com']
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** The CSP hashes of the pages' inline scripts. Data blocks are not scripts. */
export function inlineScripts(pages: string[]): string[] {
  const scripts = pages.flatMap((html) => [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([^]*?)<\/script>/g)])
  const hashes = scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [...new Set(hashes)].sort()
}

type Site = {
  /** Every HTML file of the build. */
  pages: string[]
  /** The API's base URL; without one the sandbox, with its identity service, answers on the storefront's own origin. */
  apiBaseUrl?: string | undefined
  /** The destination of analytics events (VITE_EVENTS). */
  events?: string | undefined
  /** The origin of a Firebase Auth emulator that the browser may call. */
  authEmulator?: string | undefined
}

/** The security headers of every response. Pictures may come from any https address: the menu names them. */
export function securityHeaders({ pages, apiBaseUrl, events = '', authEmulator }: Site): Headers {
  const hosts = apiBaseUrl ? [new URL(apiBaseUrl).origin, ...IDENTITY, ...GOOGLE_PAY] : []
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(pages), ...(apiBaseUrl ? RECAPTCHA : [])],
    // MUI and the devtools add their styles by script.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': [
      "'self'",
      ...hosts,
      ...(URL.canParse(events) ? [new URL(events).origin] : []),
      ...(authEmulator ? [authEmulator] : []),
    ],
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

/** The Cache-Control of a path: pages are revalidated each time, files with a hash in their name never. */
export const cacheControl = (path: string) =>
  path.startsWith(IMMUTABLE) ? 'public, max-age=31536000, immutable' : 'no-cache'
