import { http as plain, HttpResponse } from 'msw'
import { formatMoney } from '../../../lib/money'
import type { SandboxContext } from '../../context'
import {
  buyGiftCard,
  payAgain,
  purchaseById,
  purchasesOf,
  purchaseView,
  requirePurchase,
  sentCards,
  settlePurchase,
} from '../../rules/gift-card-purchases'
import { cardsToTry, checkGiftCard, giftCardsOf, removeGiftCard } from '../../rules/gift-cards'
import { requireCustomer } from '../../rules/identity'
import { pageOf } from '../../rules/page'
import { spokenAt } from '../../spoken-at'
import { goneFromPayment, OUTCOMES, paymentPage } from '../payment-page'
import { GIFT_CARDS } from '../sandbox-paths'
import { requireKey } from './require-key'
import { typedHttp as http } from './typed-http'

const USER = '/api/v1/restaurants/{restaurantId}/users/{customerId}' as const
const CARDS = `${USER}/gift-cards` as const
const PURCHASES = `${USER}/gift-card-purchases` as const
const PAY = '*/__sandbox/pay-gift-card/:purchaseId'

export function giftCardHandlers(context: SandboxContext) {
  return [
    http.get(CARDS, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      return response(200).json({ giftCards: giftCardsOf(params.customerId, context) })
    }),

    http.post(CARDS, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      return response(200).json(checkGiftCard(params.customerId, await request.json(), context))
    }),

    http.delete(`${CARDS}/{giftCardId}`, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      removeGiftCard(params.customerId, params.giftCardId, context)
      return response.untyped(HttpResponse.json({}))
    }),

    http.get(PURCHASES, ({ request, params, query, response }) => {
      requireCustomer(request, params.customerId, context)
      const { items, nextCursor } = pageOf(purchasesOf(params.customerId, context), query)
      return response(200).json({ purchases: items.map((one) => purchaseView(one, context)), nextCursor })
    }),

    http.post(PURCHASES, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const key = requireKey(request)
      const purchase = buyGiftCard(params.customerId, await request.json(), key, context)
      return response(201).json(purchaseView(purchase, context))
    }),

    http.get(`${PURCHASES}/{purchaseId}`, ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const purchase = requirePurchase(params.customerId, params.purchaseId, context)
      return response(200).json(purchaseView(purchase, context))
    }),

    http.post(`${PURCHASES}/{purchaseId}/payment`, async ({ request, params, response }) => {
      requireCustomer(request, params.customerId, context)
      const purchase = requirePurchase(params.customerId, params.purchaseId, context)
      payAgain(purchase, (await request.json()).returnUrl, context)
      return response(201).json(purchaseView(purchase, context))
    }),

    plain.get(PAY, ({ params }) => {
      const purchase = purchaseById(params.purchaseId, context)
      if (!purchase) return goneFromPayment(context)
      if (purchaseView(purchase, context).paymentUrl === null) return returnTo(purchase)
      const { number, amount, currency } = purchase
      const what = { label: 'Gift card' as const, number, amount, currency }
      return paymentPage(spokenAt(purchase.session.returnUrl, context), what, { savesCards: false })
    }),

    plain.post(PAY, async ({ params, request }) => {
      const outcome = new URLSearchParams(await request.text()).get('outcome') ?? ''
      const purchase = purchaseById(params.purchaseId, context)
      if (!purchase || !Object.hasOwn(OUTCOMES, outcome)) return goneFromPayment(context)
      settlePurchase(purchase, OUTCOMES[outcome as keyof typeof OUTCOMES], context)
      return returnTo(purchase)
    }),

    plain.get(`*${GIFT_CARDS}`, () =>
      HttpResponse.json({
        sent: sentCards(context),
        toTry: cardsToTry(context).map(({ number, pin, balance, currency }) => ({
          ...{ number, pin, worth: formatMoney(balance, currency) },
        })),
      }),
    ),
  ]
}

function returnTo({ id, session }: { id: string; session: { returnUrl: string } }): Response {
  const url = new URL(session.returnUrl)
  url.searchParams.set('purchaseId', id)
  return new Response(null, { status: 303, headers: { location: url.href } })
}
