import { ApiError } from './errors'
import { waitOf } from './retry-after'

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined)

function fieldMessages(errors: unknown): Record<string, string> {
  const entries = (Array.isArray(errors) ? errors : []).flatMap((entry: unknown) => {
    const { pointer, message } = Object(entry) as Record<string, unknown>
    return typeof pointer === 'string' && typeof message === 'string' ? [[pointer, message] as const] : []
  })
  return Object.fromEntries(entries)
}

/** The error for a refusal. Its message is that of the answer if it has one, else the call's default (rule 8.1). */
export function toApiError(response: Response, body: unknown, fallback: string): ApiError {
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
