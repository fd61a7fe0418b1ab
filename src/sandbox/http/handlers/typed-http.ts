import { createOpenApiHttp } from 'openapi-msw'
import type { paths } from '../../../api/schema.gen'

/** MSW's `http`, typed by the contract: a handler that does not match it does not compile. Matches any origin. */
export const typedHttp = createOpenApiHttp<paths>({ baseUrl: '*' })
