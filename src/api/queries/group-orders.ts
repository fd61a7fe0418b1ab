import { queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { config } from '../../lib/config'
import { api, inShop } from '../client'
import { stepSignal } from '../query-client'
import type { AddCartItem, GroupOrderRequest } from '../types'
import { MAY_BE_GONE, metaOf, unwrap } from '../unwrap'

const HOSTED = '/api/v1/restaurants/{restaurantId}/users/{customerId}/group-order'
const GROUP = '/api/v1/restaurants/{restaurantId}/group-orders/{groupOrderId}'
const PARTICIPANTS = `${GROUP}/participants` as const
const OWN = `${PARTICIPANTS}/own` as const
const SHARE = `${GROUP}/share/payment` as const
const ITEMS = `${GROUP}/items` as const
const ITEM = `${ITEMS}/{cartItemId}` as const

const TRY_AGAIN = t`Your choice could not be saved. Please try again.`

/** Parameters with the token that says who of the group asks. */
const asOneOf = (groupOrderId: string, token: string) => ({
  ...inShop({ groupOrderId }),
  header: { participant_token: token },
})

function readGroup(groupOrderId: string, token: string | undefined, signal: AbortSignal) {
  const params = token === undefined ? inShop({ groupOrderId }) : asOneOf(groupOrderId, token)
  return unwrap(api.GET(GROUP, { params, signal }), t`Failed to load the group order.`, MAY_BE_GONE)
}

export const groupOrderQueries = {
  /** The group order that the customer hosts. */
  hosted: (customerId: string) =>
    queryOptions({
      queryKey: ['customer', customerId, 'group-order'],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET(HOSTED, { params: inShop({ customerId }), signal }),
          t`Failed to load the group order.`,
          MAY_BE_GONE,
        ),
      staleTime: 0,
      meta: metaOf(HOSTED),
    }),

  /** @param token whose dishes are in the answer; the key does not contain it */
  detail: (groupOrderId: string, token: string | undefined) =>
    queryOptions({
      queryKey: ['restaurant', config.restaurantId, 'group-order', groupOrderId, token === undefined ? 'guest' : 'own'],
      queryFn: ({ signal }) => readGroup(groupOrderId, token, signal),
      staleTime: 0,
      meta: metaOf(GROUP),
    }),
}

/** The group order as the API has it now, past the cache and all reads under way. */
export const groupOrderNow = (groupOrderId: string, token: string) => readGroup(groupOrderId, token, stepSignal())

/** Each resolves with the group order as it is then. */
export const groupOrderWrites = {
  start: (customerId: string, body: GroupOrderRequest) =>
    unwrap(
      api.POST(HOSTED, { params: inShop({ customerId }), body }),
      t`The group order could not be started. Please try again.`,
    ),
  /** @param quoteId whose shares the participants are asked for. @throws ApiError GROUP_ORDERED once the order is placed */
  change: (customerId: string, status: 'OPEN' | 'LOCKED' | 'ENDED', quoteId?: string) =>
    unwrap(
      api.PUT(HOSTED, {
        params: inShop({ customerId }),
        body: { status, ...(quoteId !== undefined && { quoteId }) },
      }),
      t`The group order could not be changed. Please try again.`,
    ),
  /** @throws ApiError NAME_TAKEN, or GROUP_LOCKED and the like when it is not open */
  join: (groupOrderId: string, token: string, name: string) =>
    unwrap(
      api.POST(PARTICIPANTS, { params: asOneOf(groupOrderId, token), body: { name } }),
      t`You could not join. Please try again.`,
    ),
  /** @throws ApiError GROUP_ORDERED once the order is placed, GROUP_BEING_PAID while it is being paid */
  leave: (groupOrderId: string, token: string) =>
    unwrap(api.DELETE(OWN, { params: asOneOf(groupOrderId, token) }), t`You could not leave. Please try again.`),
  /** Opens the hosted page for the participant's share. @throws ApiError ALREADY_PAID, or GROUP_BEING_PAID */
  payShare: (groupOrderId: string, token: string, returnUrl: string, idempotencyKey: string) =>
    unwrap(
      api.POST(SHARE, {
        params: {
          ...inShop({ groupOrderId }),
          header: { participant_token: token, 'Idempotency-Key': idempotencyKey },
        },
        body: { returnUrl },
      }),
      t`The payment page could not be opened. Please try again.`,
    ),
  /** @param idempotencyKey the API adds the dish of one key once */
  add: (groupOrderId: string, token: string, body: AddCartItem, idempotencyKey: string) =>
    unwrap(
      api.POST(ITEMS, {
        params: {
          ...inShop({ groupOrderId }),
          header: { participant_token: token, 'Idempotency-Key': idempotencyKey },
        },
        body,
        keepalive: true,
      }),
      TRY_AGAIN,
    ),
  setQuantity: (groupOrderId: string, token: string, cartItemId: string, qty: number) =>
    unwrap(
      api.PUT(ITEM, {
        params: { ...inShop({ groupOrderId, cartItemId }), header: { participant_token: token } },
        body: { qty },
      }),
      TRY_AGAIN,
    ),
}
