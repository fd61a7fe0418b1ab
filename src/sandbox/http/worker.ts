import { get, set } from 'idb-keyval'
import { createSandbox } from '../sandbox'
import { isForSandbox } from './sandbox-paths'
import { startNamed } from '../scenarios/named-scenarios'
import type { SeedMenuFile, SeedRestaurant } from '../seed/types'
import { emptyState, type State } from '../state'

/** The sandbox in a service worker. All tabs of the demo share it, and its state is stored in IndexedDB. */
type Scope = EventTarget & { skipWaiting: () => Promise<void>; clients: { claim: () => Promise<void> } }
type Extended = Event & { waitUntil: (done: Promise<unknown>) => void }
type Fetch = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }

/** The restaurant and its menu, which the build puts in. */
declare const DEMO_SEED: { restaurant: SeedRestaurant; menu: SeedMenuFile }

const KEY = `sandbox-${DEMO_SEED.restaurant.id}`
const scope = self as unknown as Scope

let saved: Promise<unknown> = Promise.resolve()
const sandbox = get<Partial<State>>(KEY).then((kept) =>
  createSandbox({
    ...DEMO_SEED,
    state: { ...emptyState(), ...kept },
    save: (state) => void (saved = set(KEY, state).catch(console.error)),
  }),
)

async function answer(request: Request): Promise<Response> {
  const response = await (await sandbox).fetch(request)
  await saved
  return response
}

/** A page of the storefront. Falls back to the app's HTML when the static host has no file for the URL. */
async function page(request: Request): Promise<Response> {
  const named = await startNamed(await sandbox, request)
  if (named) return named
  const response = await fetch(request)
  return response.status === 404 ? fetch('/app.html') : response
}

scope.addEventListener('install', (event) => (event as Extended).waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => (event as Extended).waitUntil(scope.clients.claim()))
scope.addEventListener('message', () => void scope.clients.claim())
scope.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetch
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (isForSandbox(pathname)) respondWith.call(event, answer(request))
  else if (request.mode === 'navigate') respondWith.call(event, page(request))
})
