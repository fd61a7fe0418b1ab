import type { SandboxContext } from '../../context'
import { Refusal } from '../../refusal'
import { changeGroup, groupView, requireGroup, requireHosted, startGroup } from '../../rules/group-orders'
import { addForParticipant, changeForParticipant, joinGroup } from '../../rules/group-participants'
import { requireCustomer, requireSignedIn } from '../../rules/identity'
import { typedHttp as http } from './typed-http'

const HOSTED = '/api/v1/restaurants/{restaurantId}/users/{customerId}/group-order' as const
const GROUP = '/api/v1/restaurants/{restaurantId}/group-orders/{groupOrderId}' as const
const SHORTEST_TOKEN = 16

const tokenOf = (request: Request) => request.headers.get('participant_token')

export function groupOrderHandlers(context: SandboxContext) {
  return [
    http.get(HOSTED, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      return response(200).json(groupView(requireHosted(params.customerId, context), null, context))
    }),

    http.post(HOSTED, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      return response(201).json(groupView(startGroup(params.customerId, await request.json(), context), null, context))
    }),

    http.put(HOSTED, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const group = requireHosted(params.customerId, context)
      changeGroup(group, (await request.json()).status, context)
      return response(200).json(groupView(group, null, context))
    }),

    http.get(GROUP, ({ request, params, response }) =>
      response(200).json(groupView(requireGroup(params.groupOrderId, context), tokenOf(request), context)),
    ),

    http.post(`${GROUP}/participants`, async ({ request, params, response }) => {
      const group = requireGroup(params.groupOrderId, context)
      const token = tokenOf(request)
      if (!token || token.length < SHORTEST_TOKEN) {
        throw new Refusal(400, 'BAD_REQUEST', 'The header participant_token is missing or too short.')
      }
      if (context.state.groupsSignIn) requireSignedIn(request, context)
      joinGroup(group, token, (await request.json()).name, context)
      return response(200).json(groupView(group, token, context))
    }),

    http.post(`${GROUP}/items`, async ({ request, params, response }) => {
      const group = requireGroup(params.groupOrderId, context)
      const token = tokenOf(request)
      const key = request.headers.get('idempotency-key')
      if (!key) throw new Refusal(400, 'BAD_REQUEST', 'The header Idempotency-Key is missing.')
      addForParticipant(group, { token, key }, await request.json(), context)
      return response(200).json(groupView(group, token, context))
    }),

    http.put(`${GROUP}/items/{cartItemId}`, async ({ request, params, response }) => {
      const group = requireGroup(params.groupOrderId, context)
      const token = tokenOf(request)
      changeForParticipant(group, { token, cartItemId: params.cartItemId }, (await request.json()).qty, context)
      return response(200).json(groupView(group, token, context))
    }),
  ]
}
