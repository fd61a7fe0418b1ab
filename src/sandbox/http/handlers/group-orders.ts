import type { SandboxContext } from '../../context'
import { Refusal } from '../../refusal'
import { leaveGroup } from '../../rules/group-leaving'
import { changeGroup, groupView, hostView, requireGroup, requireHosted, startGroup } from '../../rules/group-orders'
import { addForParticipant, changeForParticipant, joinGroup, requireParticipant } from '../../rules/group-participants'
import { requireCustomer, requireSignedIn } from '../../rules/identity'
import { startSharePayment } from '../../rules/share-payments'
import { typedHttp as http } from './typed-http'

const HOSTED = '/api/v1/restaurants/{restaurantId}/users/{customerId}/group-order' as const
const GROUP = '/api/v1/restaurants/{restaurantId}/group-orders/{groupOrderId}' as const
const SHORTEST_TOKEN = 16

const tokenOf = (request: Request) => request.headers.get('participant_token')

/** @throws Refusal 400 without a key */
function keyOf(request: Request): string {
  const key = request.headers.get('idempotency-key')
  if (!key) throw new Refusal(400, 'BAD_REQUEST', 'The header Idempotency-Key is missing.')
  return key
}

export function groupOrderHandlers(context: SandboxContext) {
  return [
    http.get(HOSTED, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      return response(200).json(hostView(requireHosted(params.customerId, context), context))
    }),

    http.post(HOSTED, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      return response(201).json(hostView(startGroup(params.customerId, await request.json(), context), context))
    }),

    http.put(HOSTED, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const group = requireHosted(params.customerId, context)
      changeGroup(group, await request.json(), context)
      return response(200).json(hostView(group, context))
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
      const key = keyOf(request)
      addForParticipant(group, { token, key }, await request.json(), context)
      return response(200).json(groupView(group, token, context))
    }),

    http.put(`${GROUP}/items/{cartItemId}`, async ({ request, params, response }) => {
      const group = requireGroup(params.groupOrderId, context)
      const token = tokenOf(request)
      changeForParticipant(group, { token, cartItemId: params.cartItemId }, (await request.json()).qty, context)
      return response(200).json(groupView(group, token, context))
    }),

    http.delete(`${GROUP}/participants/own`, ({ request, params, response }) => {
      const group = requireGroup(params.groupOrderId, context)
      const token = tokenOf(request)
      leaveGroup(group, token, context)
      return response(200).json(groupView(group, token, context))
    }),

    http.post(`${GROUP}/share/payment`, async ({ request, params, response }) => {
      const group = requireGroup(params.groupOrderId, context)
      const token = tokenOf(request)
      const { id } = requireParticipant(group, token)
      startSharePayment(group, id, { key: keyOf(request), ...(await request.json()) }, context)
      return response(200).json(groupView(group, token, context))
    }),
  ]
}
