import { TAKE_OVER, type Scope } from './scope'

/** Replaces the service worker in browsers that have it, then unregisters itself and deletes all caches. */
const scope = self as unknown as Scope

async function remove() {
  await scope.registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

scope.addEventListener('message', ({ data }) => void (data === TAKE_OVER && scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(remove()))
