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
