const COOKIE = 'XSRF-TOKEN'

/** What the host has left in the XSRF-TOKEN cookie, to be sent back as X-XSRF-TOKEN on our own origin (spec 9). */
export function xsrfToken(cookies: string): string | null {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`))
  if (!entry) return null
  const value = entry.slice(COOKIE.length + 1)
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
