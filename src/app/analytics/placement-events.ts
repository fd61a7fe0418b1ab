import type { Mutation, QueryClient } from '@tanstack/react-query'
import { ordersKey, quotesKey } from '../../api/queries/orders'
import type { Quote, QuoteRequest } from '../../api/types'
import type { Placement } from '../../features/checkout/send-order'
import { track } from '../../lib/events'
import { currencyOf } from './cached-menu'
import { basket, piecesOf, promoOf } from './event-item'

const [, , QUOTES] = quotesKey('')
const [CUSTOMER, , ORDERS] = ordersKey('')

/** Whether the order of a cached quote is picked up or delivered. */
function fulfilmentOf(client: QueryClient, quoteId: string) {
  const quotes = client.getQueryCache().getAll()
  const quote = quotes.find(
    ({ queryKey: [customer, , kind], state }) =>
      customer === CUSTOMER && kind === QUOTES && (state.data as Quote | undefined)?.id === quoteId,
  )
  return (quote?.queryKey.at(-1) as QuoteRequest | undefined)?.fulfilment.type ?? 'PICKUP'
}

/** Tracks the shipping and payment choices when an order is placed. */
export function watchPlacements(client: QueryClient): () => void {
  return client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'pending') return
    const { options, state } = event.mutation as Mutation<unknown, Error, Placement>
    const [customer, , kind, call] = options.mutationKey ?? []
    if (customer !== CUSTOMER || kind !== ORDERS || call !== 'place' || !state.variables) return
    const { quoteId, quoted, paymentMethod } = state.variables
    const currency = currencyOf(client)
    const promo = promoOf(quoted.promo?.code, quoted.totals.discount, currency)
    const placed = { ...basket(piecesOf(quoted.lines), currency), ...promo }
    track('add_shipping_info', { ...placed, shipping_tier: fulfilmentOf(client, quoteId) })
    track('add_payment_info', { ...placed, payment_type: paymentMethod.type })
  })
}
