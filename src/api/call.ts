import { config } from '../lib/config'
import { unlessLeaving } from '../lib/leaving'
import { api } from './client'
import type { paths } from './schema.gen'
import type { Answer } from './unwrap'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Operation<M extends Method, P extends keyof paths> = paths[P][Lowercase<M>]
/** The paths of the contract that have this method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: Operation<M, P> extends { responses: unknown } ? P : never
}[keyof paths]

type OrNone<Parameters> = [NonNullable<Parameters>] extends [never] ? object : NonNullable<Parameters>

/** The parameters in the path. The restaurant's id is filled in. */
export type Values<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { parameters: { path: infer V } } ? Omit<V, 'restaurantId'> : object
export type Query<P extends keyof paths> =
  Operation<'GET', P> extends { parameters: { query?: infer Q } } ? OrNone<Q> : object
/** The parameters in the header, and a token that takes the place of the session's. */
export type Header<M extends Method, P extends keyof paths> = (Operation<M, P> extends {
  parameters: { header?: infer H }
}
  ? OrNone<H>
  : object) & { Authorization?: string }
export type Body<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { requestBody?: { content: { 'application/json': infer B } } } ? B : undefined
export type Data<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { responses: infer R }
    ? { [S in keyof R & (200 | 201)]: R[S] extends { content: { 'application/json': infer D } } ? D : never }[keyof R &
        (200 | 201)]
    : never

/** A field that may be left out when all of its own fields may. */
export type Field<Name extends string, Value> = object extends Value
  ? { [key in Name]?: Value }
  : { [key in Name]: Value }
/** An argument that may be left out when all of its fields may. */
export type Argument<Value> = object extends Value ? [init?: Value] : [init: Value]

type Init = { query?: unknown; header?: object | undefined; [option: string]: unknown }
type Call<Data> = (path: string, init: object) => Promise<Answer<Data>>

/**
 * Calls the API. The restaurant's id is filled in. What breaks off because the page is left is no failure of a read:
 * WebKit stops the parsing of an answer, too.
 */
export function call<D>(method: Method, path: string, values: object, { query, header, ...init }: Init) {
  const ask = () =>
    (api[method] as unknown as Call<D>)(path, {
      params: { path: { restaurantId: config.restaurantId, ...values }, query, header },
      ...init,
    })
  return method === 'GET' ? unlessLeaving(ask) : ask()
}
