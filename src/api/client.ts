import type { Client } from 'openapi-fetch'
import type { paths } from './schema.gen'

let wire: Promise<typeof import('./wire')> | undefined

/** The code that speaks to the API. Asked for beside the first page; when it does not come, the next call asks again. */
export function loadWire() {
  wire ??= import('./wire').catch((cause: unknown) => {
    wire = undefined
    throw cause
  })
  return wire
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Call = (...args: unknown[]) => Promise<unknown>

const call =
  (method: Method): Call =>
  async (...args) =>
    ((await loadWire()).http[method] as Call)(...args)

/** The API's operations, typed by the contract. */
export const api = { GET: call('GET'), POST: call('POST'), PUT: call('PUT'), DELETE: call('DELETE') } as Pick<
  Client<paths>,
  Method
>
