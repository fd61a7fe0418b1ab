/** The part of a service worker's scope in use: TypeScript's `webworker` and `dom` types cannot be used together. */
export interface ExtendableEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void
}
export interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
export interface PushEvent extends ExtendableEvent {
  data: { json: () => unknown } | null
}
export interface NotificationEvent extends ExtendableEvent {
  notification: Notification
}
type Events = {
  install: ExtendableEvent
  activate: ExtendableEvent
  message: MessageEvent
  fetch: FetchEvent
  push: PushEvent
  notificationclick: NotificationEvent
}
type Page = { url: string; focus: () => Promise<unknown> }

export type Scope = {
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
  skipWaiting: () => Promise<void>
  clients: { matchAll: (options?: object) => Promise<Page[]>; openWindow: (url: string) => Promise<unknown> }
  registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting' | 'unregister' | 'showNotification'>
}

/** The message that asks a waiting version to take over. */
export const TAKE_OVER = 'take over'
