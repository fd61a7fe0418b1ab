type Details = {
  status: number
  code: string
  message: string
  requestId?: string
  fields?: Record<string, string>
  retryAfter?: number
}

/** The session could not be renewed for a call the host had refused; the second one when that took too long. */
const NOT_RENEWED = ['NOT_RENEWED', 'RENEWAL_TIMEOUT']

/**
 * The one error of every call. `status` is 0 when no whole answer came. `code` is the host's stable code, or ours:
 * NETWORK, TIMEOUT, MALFORMED (an answer that is not what the contract says), NOT_RENEWED, RENEWAL_TIMEOUT or HTTP_nnn.
 * `fields` holds messages by JSON pointer into the body that was sent.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly requestId: string | undefined
  readonly fields: Record<string, string>
  /** How long the host wants to be left alone, in ms. */
  readonly retryAfter: number | undefined

  constructor({ status, code, message, requestId, fields = {}, retryAfter }: Details, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
    this.requestId = requestId
    this.fields = fields
    this.retryAfter = retryAfter
  }

  /** True when the host has said no: asking again would get the same answer. */
  get isFinal(): boolean {
    return this.saysNo && this.status !== 429
  }

  /** True when the host may have done what was asked although no answer says so: it has not plainly said no. */
  get outcomeUnknown(): boolean {
    return !this.saysNo && !this.notRenewed
  }

  /** True when the host has refused the call until the session is renewed, and it could not be. */
  get notRenewed(): boolean {
    return NOT_RENEWED.includes(this.code)
  }

  /** True when a time limit of ours has ended the call. */
  get timedOut(): boolean {
    return this.code === 'TIMEOUT' || this.code === 'RENEWAL_TIMEOUT'
  }

  /** 408 is no refusal: the host, or a proxy, gave up waiting. */
  private get saysNo(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 408
  }
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined)

function fieldMessages(errors: unknown): Record<string, string> {
  const entries = (Array.isArray(errors) ? errors : []).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return []
    const { pointer, message } = entry as Record<string, unknown>
    return typeof pointer === 'string' && typeof message === 'string' ? [[pointer, message] as const] : []
  })
  return Object.fromEntries(entries)
}

/** `Retry-After` in ms: seconds or a date. */
function waitOf(response: Response): number | undefined {
  const value = response.headers.get('retry-after')
  if (!value) return undefined
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0)
}

/** What a refusing answer says: its own `message` if it has one, else the default of the call (spec 8). */
export function refusal(response: Response, body: unknown, fallback: string): ApiError {
  const problem = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const requestId = text(problem.requestId) ?? response.headers.get('x-request-id') ?? undefined
  const retryAfter = waitOf(response)
  return new ApiError({
    status: response.status,
    code: text(problem.code) ?? `HTTP_${response.status}`,
    message: text(problem.message) ?? fallback,
    fields: fieldMessages(problem.errors),
    ...(requestId && { requestId }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}
