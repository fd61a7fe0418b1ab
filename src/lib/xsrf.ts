const COOKIE = 'XSRF-TOKEN'

/** The page's cookies; empty where the browser denies access (F37). */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** The value of the API's XSRF-TOKEN cookie, to be sent back as X-XSRF-TOKEN on our own origin (rule 9.4), or null. */
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
