import { createOpenApiHttp } from 'openapi-msw'
import type { paths } from '../../api/schema.gen'

/** MSW's `http` typed by the contract: a handler that drifts from it does not compile. Any origin. */
export const typedHttp = createOpenApiHttp<paths>({ baseUrl: '*' })
