import { PrecacheController } from 'workbox-precaching/PrecacheController'
import { IMMUTABLE, SHELL } from '../deploy/addresses'
import { TAKE_OVER, type FetchEvent, type Scope } from './scope'
import type { Shell } from './shell'

const scope = self as unknown as Scope & { shell: Shell }
const { files, api } = scope.shell
const kept = new PrecacheController()
kept.addToCacheList(files)

async function hasOpenPages(): Promise<boolean> {
  const pages = await scope.clients.matchAll({ includeUncontrolled: true })
  return pages.length > 0
}

/**
 * The page of an address as it was built. A newer version that waits takes over first. Files of older versions stay as
 * long as an open page may need them.
 */
async function page(event: FetchEvent): Promise<Response> {
  const { waiting } = scope.registration
  if (waiting) {
    waiting.postMessage(TAKE_OVER)
    return new Response('', { headers: { Refresh: '0', 'Content-Type': 'text/html' } })
  }
  if (!(await hasOpenPages())) await kept.activate(event)
  const { pathname } = new URL(event.request.url)
  const file = pathname === '/' ? '/index.html' : `${pathname}.html`
  return (await kept.matchPrecache(file)) ?? (await kept.matchPrecache(SHELL)) ?? fetch(event.request)
}

const found = async (request: Request) =>
  (await kept.matchPrecache(request)) ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

// Answers for pages and their files alone: no call of the API goes through it.
scope.addEventListener('install', (event) => void kept.install(event))
scope.addEventListener('message', ({ data }) => void (data === TAKE_OVER && scope.skipWaiting()))
scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || api.some((path) => pathname.startsWith(path))) return
  if (mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith(IMMUTABLE) || kept.getCacheKeyForURL(url)) event.respondWith(found(event.request))
})
