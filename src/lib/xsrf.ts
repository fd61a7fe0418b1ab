const COOKIE = 'XSRF-TOKEN'

/** The page's cookies; none where the browser refuses to tell (F37). */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** What the host has left in the XSRF-TOKEN cookie, to be sent back as X-XSRF-TOKEN on our own origin (rule 9.4). */
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
