import { config } from '../lib/config'
import { api } from './client'
import type { paths } from './schema.gen'
import type { Answer } from './unwrap'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Operation<M extends Method, P extends keyof paths> = paths[P][Lowercase<M>]
/** The paths of the contract that have this method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: Operation<M, P> extends { responses: unknown } ? P : never
}[keyof paths]

/** The parameters in the path. The restaurant's id is filled in. */
export type Values<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { parameters: { path: infer V } } ? Omit<V, 'restaurantId'> : object
export type Query<P extends keyof paths> =
  Operation<'GET', P> extends { parameters: { query?: infer Q } } ? Q : undefined
export type Body<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { requestBody?: { content: { 'application/json': infer B } } } ? B : undefined
export type Data<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { responses: infer R }
    ? { [S in keyof R & (200 | 201)]: R[S] extends { content: { 'application/json': infer D } } ? D : never }[keyof R &
        (200 | 201)]
    : never

type Init = { query?: unknown; header?: Record<string, string>; [option: string]: unknown }
type Call<Data> = (path: string, init: object) => Promise<Answer<Data>>

/** Calls the API. The restaurant's id is filled in. */
export const call = <D>(method: Method, path: string, values: object, { query, header, ...init }: Init) =>
  (api[method] as unknown as Call<D>)(path, {
    params: { path: { restaurantId: config.restaurantId, ...values }, query, header },
    ...init,
  })
