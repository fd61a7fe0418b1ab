import { queryOptions } from '@tanstack/react-query'
import { t } from 'ttag'
import { config } from '../../lib/config'
import { stepSignal } from '../query-client'
import { read } from '../read'
import type { AddCartItem, GroupOrderRequest } from '../types'
import { write } from '../write'

const HOSTED = '/api/v1/restaurants/{restaurantId}/users/{customerId}/group-order'
const GROUP = '/api/v1/restaurants/{restaurantId}/group-orders/{groupOrderId}'
const ITEMS = `${GROUP}/items` as const

const TRY_AGAIN = t`Your choice could not be saved. Please try again.`

const readOf = (groupOrderId: string, token: string | undefined) =>
  read(GROUP, { groupOrderId }, t`Failed to load the group order.`, {
    header: token === undefined ? {} : { participant_token: token },
    mayBeGone: true,
  })

export const groupOrderQueries = {
  /** The group order that the customer hosts. */
  hosted: (customerId: string) =>
    queryOptions({
      queryKey: ['customer', customerId, 'group-order'],
      ...read(HOSTED, { customerId }, t`Failed to load the group order.`, { mayBeGone: true }),
      staleTime: 0,
    }),

  /** @param token whose dishes are in the answer; the key does not contain it */
  detail: (groupOrderId: string, token: string | undefined) =>
    queryOptions({
      queryKey: ['restaurant', config.restaurantId, 'group-order', groupOrderId, token === undefined ? 'guest' : 'own'],
      ...readOf(groupOrderId, token),
      staleTime: 0,
    }),
}

/** The group order as the API has it now, past the cache and all reads under way. */
export const groupOrderNow = (groupOrderId: string, token: string) =>
  readOf(groupOrderId, token).queryFn({ signal: stepSignal() })

/** Each resolves with the group order as it is then. */
export const groupOrderWrites = {
  start: (customerId: string, body: GroupOrderRequest) =>
    write('POST', HOSTED, { customerId }, t`The group order could not be started. Please try again.`, { body }),
  /** @param quoteId whose shares the participants are asked for. @throws ApiError GROUP_ORDERED once the order is placed */
  change: (customerId: string, status: 'OPEN' | 'LOCKED' | 'ENDED', quoteId?: string) =>
    write('PUT', HOSTED, { customerId }, t`The group order could not be changed. Please try again.`, {
      body: { status, ...(quoteId !== undefined && { quoteId }) },
    }),
  /** @throws ApiError NAME_TAKEN, or GROUP_LOCKED and the like when it is not open */
  join: (groupOrderId: string, token: string, name: string) =>
    write('POST', `${GROUP}/participants`, { groupOrderId }, t`You could not join. Please try again.`, {
      header: { participant_token: token },
      body: { name },
    }),
  /** @throws ApiError GROUP_ORDERED once the order is placed, GROUP_BEING_PAID while it is being paid */
  leave: (groupOrderId: string, token: string) =>
    write('DELETE', `${GROUP}/participants/own`, { groupOrderId }, t`You could not leave. Please try again.`, {
      header: { participant_token: token },
    }),
  /** Opens the hosted page for the participant's share. @throws ApiError ALREADY_PAID, or GROUP_BEING_PAID */
  payShare: (groupOrderId: string, token: string, returnUrl: string, idempotencyKey: string) =>
    write(
      'POST',
      `${GROUP}/share/payment`,
      { groupOrderId },
      t`The payment page could not be opened. Please try again.`,
      {
        header: { participant_token: token, 'Idempotency-Key': idempotencyKey },
        body: { returnUrl },
      },
    ),
  /** @param idempotencyKey the API adds the dish of one key once */
  add: (groupOrderId: string, token: string, body: AddCartItem, idempotencyKey: string) =>
    write('POST', ITEMS, { groupOrderId }, TRY_AGAIN, {
      header: { participant_token: token, 'Idempotency-Key': idempotencyKey },
      body,
      keepalive: true,
    }),
  setQuantity: (groupOrderId: string, token: string, cartItemId: string, qty: number) =>
    write('PUT', `${ITEMS}/{cartItemId}`, { groupOrderId, cartItemId }, TRY_AGAIN, {
      header: { participant_token: token },
      body: { qty },
    }),
}
