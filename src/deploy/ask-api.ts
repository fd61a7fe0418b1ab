/** An API is waited for so long, in ms. */
const TIMEOUT = 10_000

/**
 * Reads paths of the API at a base address, as the storefront does for a guest.
 * @throws Error that says which address did not answer, and how; with the `status` of a refusal
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
