/** The code that calls the API, in a separate chunk: a page renders without it. */
export { validateResponse } from './validate-response'
export { http } from './http'
export { forgetStoredIdentity } from './stored-identity'
export { forgetAnswersAboutCustomers } from './stored-answers'
export { toApiError } from './to-api-error'
