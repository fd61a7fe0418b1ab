/**
 * The path on our own origin that `target` names, or null. Rejects whatever could lead elsewhere (`//evil`, `/\evil`,
 * a scheme, a control character) (F48).
 */
export function safePath(target: string | null | undefined): string | null {
  if (!target?.startsWith('/')) return null
  const origin = 'https://same.origin'
  try {
    const url = new URL(target, origin)
    const path = `${url.pathname}${url.search}${url.hash}`
    return url.origin === origin && !path.startsWith('//') ? path : null
  } catch {
    return null
  }
}
