import type { SandboxContext } from '../../context'
import { requireCustomer } from '../../rules/identity'
import { pageOf } from '../../rules/page'
import { pointsOf } from '../../rules/points'
import { typedHttp as http } from './typed-http'

export function pointsHandlers(context: SandboxContext) {
  return [
    http.get('/api/v1/restaurants/{restaurantId}/users/{customerId}/points', ({ request, params, query, response }) => {
      requireCustomer(request, params.customerId, context)
      const { entries, ...account } = pointsOf(params.customerId, context)
      const { items, nextCursor } = pageOf(entries, query)
      return response(200).json({ ...account, entries: items, nextCursor })
    }),
  ]
}
