const PREFIXES = [
  '/api/v1/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/emulator/',
  '/__sandbox',
]

/** Whether a path of the storefront's origin is the host's to answer. */
export const isForHost = (path: string) => PREFIXES.some((prefix) => path.startsWith(prefix))
