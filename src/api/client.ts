import createClient, { type Middleware } from 'openapi-fetch'
import { config } from '../lib/config'
import { readCookies, xsrfToken } from '../lib/xsrf'
import type { paths } from './schema.gen'
import { createSessionFetch, type Renewal } from './session-fetch'

const operations = new WeakMap<Response, string>()

/** The operation that answered, for example 'GET /api/v1/restaurants/{restaurantId}/menus'. */
export const operationOf = (response: Response) => operations.get(response) ?? ''

let renewal: Renewal = {
  refresh: () => Promise.reject(new Error('No renewal is connected')),
  onLost: () => {},
}

/** How a session is renewed, and what to do when it cannot be. Connected once, by the app. */
export function connectRenewal(connected: Renewal) {
  renewal = connected
}

const sessionFetch = createSessionFetch({ refresh: () => renewal.refresh(), onLost: () => renewal.onLost() })

const isOurOrigin = (url: string) => new URL(url).origin === globalThis.location?.origin

const everyCall: Middleware = {
  onRequest: ({ request }) => {
    request.headers.set('login_source', 'mobile')
    request.headers.set('Content-Type', 'application/json')
    const token = isOurOrigin(request.url) && xsrfToken(readCookies())
    if (token) request.headers.set('X-XSRF-TOKEN', token)
  },
  onResponse: ({ response, request, schemaPath }) => {
    operations.set(response, `${request.method} ${schemaPath}`)
  },
}

export const api = createClient<paths>({
  baseUrl: config.apiBaseUrl || globalThis.location?.origin || '',
  fetch: (request) => sessionFetch(request),
})
api.use(everyCall)
