import { TAKE_OVER, type Scope } from './scope'

/** Takes the place of the service worker in browsers that have it, and leaves nothing behind. */
const scope = self as unknown as Scope

async function remove() {
  await scope.registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

scope.addEventListener('message', ({ data }) => void (data === TAKE_OVER && scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(remove()))
