import { PrecacheController } from 'workbox-precaching/PrecacheController'
import { IMMUTABLE, SHELL } from '../tooling/addresses'
import { paths } from '../lib/paths'
import { loadAgain } from './load-again'
import { receivePush } from './push'
import { TAKE_OVER, type FetchEvent, type Scope } from './scope'
import type { ShellFile } from './shell'

/**
 * How often a waiting version is asked to take over before the cached page is served anyway. It takes over only while
 * this version answers nothing, which on a slow device may take seconds.
 */
const MOST_ASKED = 6

const scope = self as unknown as Scope & { shell: ShellFile[] }
const kept = new PrecacheController()
kept.addToCacheList(scope.shell)

const base = import.meta.env.BASE_PATH ?? ''
const roomOf = (pathname: string) => pathname.split('/')[1]
/** The first path segments of the storefront's own addresses. Navigations to other paths go to the network. */
const ROOMS = new Set(
  [...Object.values(paths), ...Object.values(paths.account)].flatMap((path) =>
    typeof path === 'string' ? roomOf(path) : [],
  ),
)

async function hasOpenPages(): Promise<boolean> {
  const pages = await scope.clients.matchAll({ includeUncontrolled: true })
  return pages.length > 0
}

/** Deletes files of older versions once no open page may need them. Not while a new version stores its files there. */
async function cleanUp(event: FetchEvent) {
  if (!scope.registration.installing && !(await hasOpenPages())) await kept.activate(event)
}

let asked = 0

/** The built page of an address, from the cache. A newer version that is waiting takes over first. */
async function page(event: FetchEvent): Promise<Response> {
  const { waiting } = scope.registration
  if (waiting && asked < MOST_ASKED) {
    asked += 1
    waiting.postMessage(TAKE_OVER)
    return loadAgain()
  }
  event.waitUntil(cleanUp(event))
  const { pathname } = new URL(event.request.url)
  const file = pathname === `${base}/` ? `${pathname}index.html` : `${pathname}.html`
  return (await kept.matchPrecache(file)) ?? (await kept.matchPrecache(base + SHELL)) ?? fetch(event.request)
}

const found = async (request: Request) =>
  (await kept.matchPrecache(request)) ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

receivePush(scope)
scope.addEventListener('install', (event) => void kept.install(event))
scope.addEventListener('message', ({ data }) => void (data === TAKE_OVER && scope.skipWaiting()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  const orFetched = (answer: Promise<Response>) => event.respondWith(answer.catch(() => fetch(request)))
  if (request.mode === 'navigate') {
    if (pathname.startsWith(`${base}/`) && ROOMS.has(roomOf(pathname.slice(base.length)))) orFetched(page(event))
  } else if (pathname.startsWith(IMMUTABLE) || kept.getCacheKeyForURL(request.url)) orFetched(found(request))
})
