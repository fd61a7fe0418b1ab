import { t } from 'ttag'
import { isLocale, languages } from '../i18n/catalogs.ts'
import { languageOf } from '../i18n/language.ts'

/** The environment variables a build reads, as the README lists them. */
export type BuildEnv = Partial<Record<(typeof NAMES)[number], string>>

const NAMES = [
  'VITE_API_BASE_URL',
  'VITE_RESTAURANT_ID',
  'VITE_RESTAURANT_NAME',
  'VITE_SITE_URL',
  'VITE_PAYMENT_HOSTS',
  'VITE_SERVICE_WORKER',
  'VITE_DRAW_PAGES',
  'VITE_LOCALE',
  'VITE_OTHER_LOCALES',
  'VITE_EVENTS',
  'VITE_EVENTS_CONSENT',
  'VITE_RELEASE',
] as const

/** Vercel sets variables with this prefix for every Vite build. */
const VERCEL = 'VITE_VERCEL_'

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value
const isAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const isHostName = (value: string) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value)

const RULES: Record<(typeof NAMES)[number], [isRight: (value: string) => boolean, must: string]> = {
  VITE_API_BASE_URL: [
    (value) => isAddress(value) && !value.endsWith('/'),
    t`an http(s) address without a slash at its end, like https://adapters.example`,
  ],
  VITE_RESTAURANT_ID: [(value) => /^[\w-]+$/.test(value), t`letters, digits, - and _ only, like tamarind-row`],
  VITE_RESTAURANT_NAME: [(value) => value.trim() !== '', t`a name, or nothing at all`],
  VITE_SITE_URL: [isOrigin, t`an origin and no more, like https://tamarind.example`],
  VITE_PAYMENT_HOSTS: [
    (value) => value.split(',').every(isHostName),
    t`host names separated by commas, without https:// and spaces, like checkout.clover.com`,
  ],
  VITE_SERVICE_WORKER: [(value) => ['on', 'off'].includes(value), t`on or off`],
  VITE_DRAW_PAGES: [(value) => ['on', 'off'].includes(value), t`on or off`],
  VITE_LOCALE: [isLocale, t`a locale like en-US whose language is ${languages().join(', ')} (src/i18n adds others)`],
  VITE_OTHER_LOCALES: [
    (value) =>
      value.split(',').every(isLocale) && new Set(value.split(',').map(languageOf)).size === value.split(',').length,
    t`locales separated by commas, each in a different language (${languages().join(', ')}), like en-GB,fr-FR`,
  ],
  VITE_EVENTS: [
    (value) => value === 'dataLayer' || isAddress(value) || /^\/[^/]/.test(value),
    t`dataLayer, an http(s) address that takes events, like https://events.example/shop, or a path of this origin`,
  ],
  VITE_EVENTS_CONSENT: [(value) => ['ask', 'not-needed'].includes(value), t`ask or not-needed`],
  VITE_RELEASE: [(value) => /^[\w.+-]+$/.test(value), t`letters, digits and . _ + - only, like 1.4.0`],
}

/** An error for the person who runs the build. It has no stack trace, which would not help them. */
export function plainError(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}

/**
 * Checks the environment variables of a build.
 * @param folder SANDBOX_RESTAURANT, from which the id comes without an API
 * @throws Error with a line for each variable that is invalid, unknown or missing its counterpart
 */
export function checkEnv(env: Record<string, string | undefined>, folder?: string): BuildEnv {
  const isOurs = (name: string) => name.startsWith('VITE_') && !name.startsWith(VERCEL)
  const unknown = Object.keys(env).filter((name) => isOurs(name) && !NAMES.some((known) => known === name))
  const wrong = NAMES.filter((name) => env[name] !== undefined && !RULES[name][0](env[name]))
  const lines = [
    ...wrong.map((name) => t`${name} is ${JSON.stringify(env[name])}. It must be ${RULES[name][1]}.`),
    ...unknown.map((name) => t`${name} is not known. There are ${NAMES.join(', ')}.`),
    ...(env.VITE_RESTAURANT_ID && !env.VITE_API_BASE_URL && !folder
      ? [t`VITE_RESTAURANT_ID needs VITE_API_BASE_URL. The sandbox takes the id from the folder in SANDBOX_RESTAURANT.`]
      : []),
  ]
  if (lines.length > 0) throw plainError(`${t`The environment is not right:`}\n${lines.join('\n')}`)
  return env
}

/**
 * The port given as `PORT`; by default that of Vite's preview server.
 * @throws Error unless it is a whole number from 1 to 65535
 */
export function portOf(text = '4173'): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw plainError(t`PORT is ${JSON.stringify(text)}. It must be a whole number from 1 to 65535.`)
  }
  return port
}
