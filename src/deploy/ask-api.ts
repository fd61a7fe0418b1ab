/** In ms. */
const TIMEOUT = 10_000

/**
 * Returns a function that reads paths of the API at a base address, as the storefront does for a guest.
 * @throws Error that names the address and what went wrong; with the `status` of an HTTP error
 */
export const askApi = (base: string) => async (path: string) => {
  const url = base.replace(/\/$/, '') + path
  const headers = { login_source: 'mobile', 'Content-Type': 'application/json' }
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT) }).catch((cause: Error) => {
    throw new Error(`${url} could not be reached (${cause.message})`, { cause })
  })
  if (!response.ok) throw Object.assign(new Error(`${url} answered ${response.status}`), { status: response.status })
  return (await response.json()) as unknown
}
