const PREFIXES = [
  '/api/v1/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/emulator/',
  '/__sandbox',
]

/** The path that receives the storefront's events. */
export const EVENTS = '/__sandbox/events'

/** The path of the gift cards that recipients have got. */
export const GIFT_CARDS = '/__sandbox/gift-cards'

/** Whether the sandbox answers a path of the storefront's origin. */
export const isForSandbox = (path: string) => PREFIXES.some((prefix) => path.startsWith(prefix))
