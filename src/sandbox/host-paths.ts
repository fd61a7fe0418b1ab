/** How the paths of the storefront's origin begin that are the host's to answer. */
export const HOST_PATHS = [
  '/api/v1/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/emulator/',
  '/__sandbox',
]

/** Whether a path of the storefront's origin is the host's to answer. */
export const isForHost = (path: string) => HOST_PATHS.some((prefix) => path.startsWith(prefix))
