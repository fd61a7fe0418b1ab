import type { Incomplete } from './validate-response'
import {
  call,
  type Argument,
  type Body,
  type Data,
  type Field,
  type Header,
  type Method,
  type PathOf,
  type Values,
} from './call'
import { writeSignal } from './query-client'
import type { paths } from './schema.gen'
import { unwrap, type Answer } from './unwrap'

type Extra = { signal?: AbortSignal; keepalive?: boolean }
type WriteInit<M extends Method, P extends keyof paths> = Argument<
  Extra & Field<'header', Header<M, P>> & (undefined extends Body<M, P> ? object : { body: Body<M, P> })
>
type Write = Exclude<Method, 'GET'>

/**
 * Changes something, and resolves with the API's answer. Ends after the time limit of writes.
 * @throws ApiError when the API refuses, cannot be reached, or does not answer as the contract says
 */
export const write = <M extends Write, P extends PathOf<M>>(
  method: M,
  path: P,
  values: Values<M, P>,
  fallback: string,
  ...[init]: WriteInit<M, P>
): Promise<Data<M, P> & Incomplete> =>
  unwrap(call<Data<M, P>>(method, path, values, { ...init, signal: init?.signal ?? writeSignal() }), fallback)

/** Checks only that a call succeeded. It needs `parseAs: 'text'`, as its answer is not used. */
export async function expectOk(call: Promise<Answer<string>>, fallback: string): Promise<void> {
  await unwrap(
    call.then((answer) => ({ ...answer, data: {} })),
    fallback,
  )
}

/** Like `write`, for calls whose answer is not used: checks only that they succeeded. */
export const send = <M extends Write, P extends PathOf<M>>(
  method: M,
  path: P,
  values: Values<M, P>,
  fallback: string,
  ...[init]: WriteInit<M, P>
): Promise<void> =>
  expectOk(
    call<string>(method, path, values, { ...init, parseAs: 'text', signal: init?.signal ?? writeSignal() }),
    fallback,
  )
