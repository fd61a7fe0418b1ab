import { t } from 'ttag'

/** In ms. */
const TIMEOUT = 10_000

/** What went wrong, for the person who runs the build: fetch itself only says 'fetch failed'. */
function reasonOf({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return t`no answer within ${TIMEOUT / 1000} s`
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? message
}

/**
 * Returns a function that reads paths of the API at a base address, as the storefront does for a guest.
 * @param language the locale to ask for, where the API has several
 * @throws Error that names the address and what went wrong; with the `status` of an HTTP error
 */
export const askApi = (base: string, language?: string) => async (path: string) => {
  const url = base.replace(/\/$/, '') + path
  const headers = {
    login_source: 'mobile',
    'Content-Type': 'application/json',
    ...(language && { 'Accept-Language': language }),
  }
  const signal = AbortSignal.timeout(TIMEOUT)
  const response = await fetch(url, { headers, signal }).catch((cause: Error) => {
    throw new Error(t`${url} could not be reached (${reasonOf(cause)})`, { cause })
  })
  if (!response.ok) throw Object.assign(new Error(t`${url} answered ${response.status}`), { status: response.status })
  return response.json().catch((cause: Error) => {
    const found = signal.aborted ? reasonOf(cause) : `${response.headers.get('content-type')}`
    throw new Error(t`${url} answered with no JSON (${found})`, { cause })
  }) as Promise<unknown>
}

/** Returns a function that reads the API's pictures; an address in the menu may also be one elsewhere. */
export const fetchPicture = (base: string) => async (url: string) => {
  const response = await fetch(new URL(url, base), { signal: AbortSignal.timeout(TIMEOUT) })
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null
}
