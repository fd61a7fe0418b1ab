/**
 * The address of a hosted payment page if the browser may be sent there, else null: on our own origin, or over https
 * on a host the build was told of. Never a script, never an unknown host (fault 47).
 */
export function safePaymentUrl(url: string | null, origin: string, hosts: readonly string[]): string | null {
  if (!url || !URL.canParse(url)) return null
  const { protocol, host, origin: target, href, username, password } = new URL(url)
  if (username || password) return null
  const isOurs = target === origin && /^https?:$/.test(protocol)
  return isOurs || (protocol === 'https:' && hosts.includes(host)) ? href : null
}
