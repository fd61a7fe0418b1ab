import { TAKE_OVER, type Scope } from './scope'

/** Replaces the service worker in browsers that have it, then unregisters itself and deletes all caches. */
const scope = self as unknown as Scope

/** Nothing may wait for the end of `unregister` here: it can wait for a visit, which waits for this worker. */
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name)
  void scope.registration.unregister()
}

scope.addEventListener('message', ({ data }) => void (data === TAKE_OVER && scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(remove()))
