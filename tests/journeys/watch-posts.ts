import type { Page } from '@playwright/test'

/**
 * Watches for the next POST to a path; `sent` resolves when it has left the browser: a page that closes before takes it
 * back.
 */
export async function watchPosts(page: Page, path: string) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const posts = new Set<string>()
  const left = new Set<string>()
  const sent = new Promise<void>((resolve) => {
    const look = () => [...posts].some((id) => left.has(id)) && resolve()
    client.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.method === 'POST' && request.url.endsWith(path)) posts.add(requestId)
      look()
    })
    client.on('Network.requestWillBeSentExtraInfo', ({ requestId }) => {
      left.add(requestId)
      look()
    })
  })
  return { sent }
}
