import createClient, { type Middleware } from 'openapi-fetch'
import { config } from '../lib/config'
import { clockTold } from '../lib/now'
import { readCookies, xsrfToken } from '../lib/xsrf'
import { answeredBy } from './operations'
import { renewal } from './renewal'
import type { paths } from './schema.gen'
import { createSessionFetch } from './session-fetch'

const sessionFetch = createSessionFetch(renewal)

const isOurOrigin = (url: string) => new URL(url).origin === globalThis.location?.origin

const everyCall: Middleware = {
  onRequest: ({ request }) => {
    request.headers.set('login_source', 'mobile')
    request.headers.set('Content-Type', 'application/json')
    if (import.meta.env.MULTILINGUAL) request.headers.set('Accept-Language', import.meta.env.VITE_LOCALE!)
    const token = isOurOrigin(request.url) && xsrfToken(readCookies())
    if (token) request.headers.set('X-XSRF-TOKEN', token)
  },
  onResponse: ({ response, request, schemaPath }) => {
    // All numbers in it are ages that add up: max-age, s-maxage, stale-while-revalidate.
    const ages = response.headers.get('cache-control')?.match(/\d+/g) ?? []
    const maxAge = ages.reduce((sum, age) => sum + Number(age) * 1000, 0)
    clockTold(response.headers.get('date'), maxAge)
    answeredBy(response, `${request.method} ${schemaPath}`)
  },
}

export const http = createClient<paths>({
  baseUrl: config.apiBaseUrl || globalThis.location?.origin,
  fetch: (request) => sessionFetch(request),
})
http.use(everyCall)
