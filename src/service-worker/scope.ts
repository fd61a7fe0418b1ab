/** What the code of a service worker uses of its surroundings: TypeScript knows either these or a page's, not both. */
export interface ExtendableEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void
}
export interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
type Events = { install: ExtendableEvent; activate: ExtendableEvent; message: MessageEvent; fetch: FetchEvent }

export type Scope = {
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
  skipWaiting: () => Promise<void>
  clients: { matchAll: (options?: object) => Promise<unknown[]> }
  registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting' | 'unregister'>
}

/** Asks a version that waits to take over. */
export const TAKE_OVER = 'take over'
