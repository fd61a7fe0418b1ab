/** The code that calls the API, in a separate chunk: a page renders without it. */
export { checkedAnswer } from './answers'
export { http } from './http'
export { forgetStoredIdentity } from './stored-identity'
export { forgetAnswersAboutCustomers } from './stored-answers'
export { refusal } from './refusal'
