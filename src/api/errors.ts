import { now } from '../lib/now'

type Details = {
  status: number
  code: string
  message: string
  requestId?: string | undefined
  fields?: Record<string, string>
  retryAfter?: number | undefined
}

/**
 * The error of every failed call. `status` is 0 when no complete answer arrived. `code` is the API's stable code, or
 * one of ours: NETWORK, TIMEOUT, MALFORMED (the answer does not match the contract), RENEWAL_NETWORK, RENEWAL_TIMEOUT
 * or HTTP_nnn. `fields` holds messages by JSON pointer into the request body.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly requestId: string | undefined
  readonly fields: Record<string, string>
  /** How long to wait before the next try, in ms, if the API says so. */
  readonly retryAfter: number | undefined

  constructor({ status, code, message, requestId, fields = {}, retryAfter }: Details, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
    this.requestId = requestId
    this.fields = fields
    this.retryAfter = retryAfter
  }

  /**
   * True when the API has refused the call: a retry would get the same answer. 408 is not a refusal: the API, or a
   * proxy, gave up waiting.
   */
  get isFinal(): boolean {
    const { status } = this
    return status >= 400 && status < 500 && ![408, 429].includes(status)
  }

  /**
   * True when the API may have done what was asked although no answer confirms it. A call that was refused because the
   * session needs renewal (RENEWAL_...) has had no effect.
   */
  get outcomeUnknown(): boolean {
    return !this.isFinal && this.status !== 429 && !this.code.startsWith('RENEWAL')
  }
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined)

function fieldMessages(errors: unknown): Record<string, string> {
  const entries = (Array.isArray(errors) ? errors : []).flatMap((entry: unknown) => {
    const { pointer, message } = Object(entry) as Record<string, unknown>
    return typeof pointer === 'string' && typeof message === 'string' ? [[pointer, message] as const] : []
  })
  return Object.fromEntries(entries)
}

/** `Retry-After` in ms: seconds or a date. */
function waitOf(response: Response): number | undefined {
  const value = response.headers.get('retry-after')
  if (!value) return undefined
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now()
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0)
}

/** The error for a refusal. Its message is that of the answer if it has one, else the call's default (rule 8.1). */
export function refusal(response: Response, body: unknown, fallback: string): ApiError {
  const problem = Object(body) as Record<string, unknown>
  return new ApiError({
    status: response.status,
    code: text(problem.code) ?? `HTTP_${response.status}`,
    message: text(problem.message) ?? fallback,
    fields: fieldMessages(problem.errors),
    requestId: text(problem.requestId) ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: waitOf(response),
  })
}
