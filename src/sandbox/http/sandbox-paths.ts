/** What the sandbox answers on the storefront's origin: the API first. */
export const PREFIXES = [
  '/api/v1/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/emulator/',
  '/__sandbox',
]

/** Where the pictures of the restaurant's folder are. */
export const PICTURES = '/pictures/'

/** The path that receives the storefront's events. */
export const EVENTS = '/__sandbox/events'

/** The paths of the pictures of reports, each followed by what cannot be guessed. */
export const REPORT_PICTURES = '/__sandbox/report-pictures/'

/** The path of the gift cards that recipients have got. */
export const GIFT_CARDS = '/__sandbox/gift-cards'

/** Whether the sandbox answers a path of the storefront's origin. */
export const isForSandbox = (path: string) => PREFIXES.some((prefix) => path.startsWith(prefix))
