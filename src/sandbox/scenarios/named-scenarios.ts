import type { Sandbox } from '../sandbox'

/**
 * Starts the scenarios named in a URL of the storefront (`?scenario=sold-out`).
 * @returns a redirect to the URL without them, or the refusal of one of them; null when the URL names none
 */
export async function startNamed(
  sandbox: Sandbox,
  { url, method }: { url: string; method: string },
): Promise<Response | null> {
  const { pathname, search, origin } = new URL(url)
  const query = new URLSearchParams(search)
  const ids = query.getAll('scenario')
  if (method !== 'GET' || ids.length === 0) return null
  for (const id of ids) {
    const body = JSON.stringify({ name: 'story', id })
    const answer = await sandbox.fetch(new Request(`${origin}/__sandbox/scenario`, { method: 'POST', body }))
    if (!answer.ok) return answer
  }
  query.delete('scenario')
  const location = pathname + (query.size > 0 ? `?${query}` : '')
  return new Response(null, { status: 303, headers: { location } })
}
