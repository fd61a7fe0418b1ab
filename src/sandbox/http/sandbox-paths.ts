const PREFIXES = [
  '/api/v1/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/emulator/',
  '/__sandbox',
]

/** Where the storefront's events go. */
export const EVENTS = '/__sandbox/events'

/** Whether the sandbox answers a path of the storefront's origin. */
export const isForSandbox = (path: string) => PREFIXES.some((prefix) => path.startsWith(prefix))
