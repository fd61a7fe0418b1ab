import { HttpResponse } from 'msw'
import { inEnglish, inLanguage, type Said, type Spoken } from './words'

type FieldErrors = { pointer: string; message: Said }[]

/** A refused request, with the problem details of the answer. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly said: Said
  readonly errors: FieldErrors
  /** Seconds until the request may be sent again. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, said: Said, errors: FieldErrors = [], retryAfter?: number) {
    super(inEnglish(said))
    this.said = said
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfter = retryAfter
  }

  toResponse(context: Spoken): Response {
    const { status, code, retryAfter } = this
    const message = inLanguage(context, this.said)
    const errors = this.errors.map((one) => ({ ...one, message: inLanguage(context, one.message) }))
    const body = { type: 'about:blank', title: code, status, code, message, ...(errors.length > 0 && { errors }) }
    const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
    return HttpResponse.json(body, { status, headers: { 'content-type': 'application/problem+json', ...wait } })
  }
}

export const notFound = (what: string) => new Refusal(404, 'NOT_FOUND', `${what} was not found.`)

/** @throws Refusal 422 unless it is an absolute http(s) URL */
export function requireReturnUrl(returnUrl: string) {
  if (!/^https?:\/\//.test(returnUrl) || !URL.canParse(returnUrl)) {
    throw new Refusal(422, 'INVALID_RETURN_URL', 'The return address is not a web address.')
  }
}
