/** What speaks to the API, in a file of its own: a page is drawn without it. */
export { checkedAnswer } from './answers'
export { http } from './http'
