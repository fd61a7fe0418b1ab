import type { Client } from 'openapi-fetch'
import { config } from '../lib/config'
import { unlessLeaving } from '../lib/leaving'
import { loadCode } from '../lib/load-code'
import { writeSignal } from './query-client'
import type { paths } from './schema.gen'

let runtime: Promise<typeof import('./runtime')> | undefined

/** Loads the code that calls the API, in parallel with the first page. If that fails, the next call tries again. */
export function loadRuntime() {
  runtime ??= loadCode(() => import('./runtime')).catch((cause: unknown) => {
    runtime = undefined
    throw cause
  })
  return runtime
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Init = { signal?: AbortSignal }
type Call = (path: string, init?: Init) => Promise<unknown>

const call =
  (method: Method): Call =>
  async (...args) =>
    ((await loadRuntime()).http[method] as Call)(...args)

const get = call('GET')
const change = (method: Method): Call => {
  const send = call(method)
  return (path, init) => send(path, { ...init, signal: init?.signal ?? writeSignal() })
}

/**
 * The API's operations, as openapi-fetch types them from the contract. A read that breaks off because the page is left
 * goes on if the page stays. A change ends after the time limit of writes, unless it is given a signal.
 */
export const api = {
  GET: (path: string, init?: Init) => unlessLeaving(() => get(path, init)),
  ...{ POST: change('POST'), PUT: change('PUT'), DELETE: change('DELETE') },
} as Pick<Client<paths>, Method>

/** The parameters of a call in the path, with the id of the restaurant. */
export const inShop = <Path extends object = object>(path?: Path) => ({
  path: { restaurantId: config.restaurantId, ...(path as Path) },
})
