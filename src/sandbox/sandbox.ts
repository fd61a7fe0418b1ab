import { getResponse, type HttpHandler } from 'msw'
import { createCatalog } from './rules/catalog'
import type { SandboxContext } from './context'
import { authHandlers } from './http/handlers/auth'
import { cardPageHandlers } from './http/handlers/card-page'
import { cartHandlers } from './http/handlers/cart'
import { controlHandlers } from './http/handlers/control'
import { customerHandlers } from './http/handlers/customer'
import { favoriteHandlers } from './http/handlers/favorites'
import { giftCardHandlers } from './http/handlers/gift-cards'
import { groupOrderHandlers } from './http/handlers/group-orders'
import { identityHandlers } from './http/handlers/identity'
import { notificationHandlers } from './http/handlers/notifications'
import { orderHandlers } from './http/handlers/orders'
import { paymentPageHandlers } from './http/handlers/payment-page'
import { sharePageHandlers } from './http/handlers/share-page'
import { pointsHandlers } from './http/handlers/points'
import { profileHandlers } from './http/handlers/profile'
import { restaurantHandlers } from './http/handlers/restaurant'
import { settleOrders } from './rules/holds'
import { customerIdOf } from './rules/identity'
import { notFound, Refusal } from './refusal'
import { createScenarios } from './scenarios/scenarios'
import { seedMenus } from './seed/menu'
import { restaurant as tamarindRow } from './seed/restaurant'
import type { Translations } from './seed/languages'
import type { SeedMenuFile, SeedRestaurant } from './seed/types'
import { translateAnswers } from './translate-answers'
import { emptyState, type State } from './state'

type Options = {
  state?: State
  restaurant?: SeedRestaurant
  menu?: SeedMenuFile
  /** The restaurant's texts in its other languages. */
  translations?: Translations
  /** Called with the whole state before each request other than a GET is answered. */
  save?: (state: State) => void
  /** The URL of an Auth emulator to use instead of the sandbox's own identity provider. */
  authEmulator?: string
}

const LOG_LENGTH = 10_000
/** Captures the restaurant id of a call's path. */
const FOR_RESTAURANT =
  /^\/api\/v1\/(?:auth\/(?:firebase-config|login\/mobile|register)|(?:clover\/)?restaurants)\/([^/]+)/

/** How many parts a path has. Those of handlers begin with an asterisk in place of the origin. */
const depthOf = (path: string) => path.replace(/\/$/, '').split('/').length

/** MSW notes the line of code where each handler is made, which takes most of the time that a sandbox takes. */
function untraced<T>(make: () => T): T {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return make()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** An in-memory implementation of the API: one set of handlers behind one `fetch`. */
export function createSandbox({
  state = emptyState(),
  restaurant = tamarindRow,
  menu = seedMenus,
  translations = {},
  save = () => {},
  authEmulator = '',
}: Options = {}) {
  const scenarios = createScenarios()
  const context: SandboxContext = {
    state,
    restaurant,
    translations,
    menu,
    catalog: createCatalog(menu, restaurant),
    scenarios,
    requestLog: [],
    eventLog: [],
    authEmulator,
    now: () => Date.now() + scenarios.clockOffset(),
    reset() {
      for (const key of Object.keys(state)) delete state[key as keyof State]
      Object.assign(state, emptyState())
      context.requestLog.length = 0
      context.eventLog.length = 0
      scenarios.reset()
      context.catalog = createCatalog(menu, restaurant)
    },
  }
  const handlers = untraced((): HttpHandler[] => [
    ...controlHandlers(context),
    ...identityHandlers(context),
    ...authHandlers(context),
    ...restaurantHandlers(context),
    ...cartHandlers(context),
    ...orderHandlers(context),
    ...favoriteHandlers(context),
    ...pointsHandlers(context),
    ...giftCardHandlers(context),
    ...groupOrderHandlers(context),
    ...customerHandlers(context),
    ...profileHandlers(context),
    ...notificationHandlers(context),
    ...paymentPageHandlers(context),
    ...sharePageHandlers(context),
    ...cardPageHandlers(context),
  ])
  // MSW compiles the path of every handler for every request, so it gets only those of the method and the path's length.
  const depths = handlers.map(({ info }) => depthOf(String(info.path)))
  const handlersFor = (method: string, depth: number) =>
    handlers.filter(({ info }, index) => info.method === method && depths[index] === depth)

  const inItsLanguage = translateAnswers(restaurant, translations)

  async function answer(request: Request): Promise<Response> {
    try {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/api/v1/') && request.headers.get('login_source') !== 'mobile') {
        throw new Refusal(400, 'BAD_REQUEST', 'The header login_source is missing.')
      }
      const sent = pathname.startsWith('/api/v1/') && request.body ? await request.clone().text() : ''
      if (sent && !/^\s*\{/.test(sent)) throw new Refusal(400, 'BAD_REQUEST', 'The body is no JSON object.')
      const restaurantId = FOR_RESTAURANT.exec(pathname)?.[1] ?? restaurant.id
      if (restaurantId !== restaurant.id) throw notFound('The restaurant')
      settleOrders(context)
      return (
        (await getResponse(handlersFor(request.method, depthOf(pathname)), request)) ??
        new Refusal(404, 'NOT_FOUND', 'There is no such call.').toResponse(context)
      )
    } catch (cause) {
      if (cause instanceof Refusal) return cause.toResponse(context)
      if (cause instanceof SyntaxError)
        return new Refusal(400, 'BAD_REQUEST', 'The body is no JSON.').toResponse(context)
      console.error('The sandbox failed', cause)
      return new Refusal(500, 'INTERNAL', 'The sandbox failed.').toResponse(context)
    }
  }

  function record(request: Request, status: number) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/__sandbox')) return
    context.requestLog.push({
      time: new Date().toISOString(),
      method: request.method,
      path: pathname,
      status,
      customer: customerIdOf(request, context),
      idempotencyKey: request.headers.get('idempotency-key'),
    })
    if (context.requestLog.length > LOG_LENGTH) context.requestLog.shift()
  }

  return {
    context,
    /** Answers a request. A broken connection is `Response.error()`, with status 0 in the request log. */
    async fetch(request: Request): Promise<Response> {
      const spare = request.clone()
      const response = await scenarios.around(request, async () => {
        const answered = await inItsLanguage(spare, await answer(request))
        if (spare.method !== 'GET') save(state)
        return answered
      })
      record(spare, response.status)
      if (response.type !== 'error') response.headers.set('date', new Date(context.now()).toUTCString())
      return response
    },
  }
}

export type Sandbox = ReturnType<typeof createSandbox>
