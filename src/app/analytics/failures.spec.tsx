import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { watchEvents } from '../../../tests/setup/events'
import { ApiError } from '../../api/errors'
import { watchFailures } from './failures'

const PRIVATE = 'Ada Byron, 5 Ludlow Street'
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const events = watchEvents(() => watchFailures(client))

const fail = (error: Error) => () => Promise.reject(error)

it('a failed call is tracked by its operation, its status and its code, without its message', async () => {
  const refused = new ApiError({ status: 409, code: 'PRICE_CHANGED', message: PRIVATE })
  const meta = { call: 'GET /restaurants/{restaurantId}' }
  await client.fetchQuery({ queryKey: ['one'], queryFn: fail(refused), meta }).catch(() => {})
  const write = new MutationObserver(client, { mutationFn: fail(new TypeError(PRIVATE)), meta: { call: 'POST /cart' } })
  await write.mutate().catch(() => {})
  expect(events.map(({ params }) => params)).toMatchObject([
    { operation: meta.call, status: 409, type: 'PRICE_CHANGED' },
    { operation: 'POST /cart', status: 0, type: 'TypeError' },
  ])
  expect(JSON.stringify(events)).not.toContain(PRIVATE)
})

it('an uncaught error is tracked by its name, without its message', () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError(PRIVATE), message: PRIVATE, cancelable: true }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: PRIVATE }))
  expect(events.map(({ params }) => params)).toMatchObject([
    { operation: 'page', status: 0, type: 'RangeError' },
    { operation: 'page', status: 0, type: 'Error' },
  ])
  expect(JSON.stringify(events)).not.toContain(PRIVATE)
})
