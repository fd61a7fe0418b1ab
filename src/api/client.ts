import type { Client } from 'openapi-fetch'
import { loadCode } from '../lib/load-code'
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
type Call = (...args: unknown[]) => Promise<unknown>

const call =
  (method: Method): Call =>
  async (...args) =>
    ((await loadRuntime()).http[method] as Call)(...args)

/** The API's operations, typed by the contract. */
export const api = { GET: call('GET'), POST: call('POST'), PUT: call('PUT'), DELETE: call('DELETE') } as Pick<
  Client<paths>,
  Method
>
