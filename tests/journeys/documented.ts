import type { BrowserContext, Response } from '@playwright/test'
import { documentedAnswer, mistakes, operations } from '../contract/contract'

/** A longer body, in bytes, is left to the tests of the contract: checking it would hold up what is measured here. */
const LONGEST = 500_000

const documented = operations.map((operation) => {
  const [method, template = ''] = operation.key.split(' ')
  const path = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`)
  return { operation, method, path }
})

/** The result for an answer, by its call and body: the same answer comes many times. */
const seen = new Map<string, string | null>()

/** How an answer of the API breaks the contract; null when it does not, or was a failure on purpose. */
async function mistakeIn(response: Response): Promise<string | null> {
  const { pathname } = new URL(response.url())
  if (!pathname.startsWith('/api/v1/')) return null
  const type = response.headers()['content-type']?.split(';')[0]
  if (!type) return null
  const body = await response.body().catch(() => null)
  if (!body || body.length > LONGEST) return null
  const method = response.request().method()
  const call = `${method} ${pathname} ${response.status()}`
  const found = documented.find((one) => one.method === method && one.path.test(pathname))
  if (!found) return `${call}: there is no such operation`
  const media = documentedAnswer(found.operation, response.status())?.content?.[type]
  if (!media) return `${call}: ${type} is not documented`
  const text = body.toString()
  const known = seen.get(call + text)
  if (known !== undefined) return known
  const wrong = mistakes(media.schema, JSON.parse(text))
  const mistake = wrong.length > 0 ? `${call}: ${wrong.join('; ')}` : null
  seen.set(call + text, mistake)
  return mistake
}

/** Checks every answer that the API gives the pages of a context. Returns how they break the contract. */
export function watchAnswers(context: BrowserContext): () => Promise<string[]> {
  const looks: Promise<string | null>[] = []
  context.on('response', (response) => looks.push(mistakeIn(response).catch(() => null)))
  return async () => (await Promise.all(looks)).filter((mistake) => mistake !== null)
}
