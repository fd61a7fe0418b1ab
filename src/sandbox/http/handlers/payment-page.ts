import { http } from 'msw'
import { walletName } from '../../../lib/wallets'
import type { SandboxContext } from '../../context'
import { paymentView, settlePayment } from '../../rules/payments'
import type { PaymentSession } from '../../state'
import { goneFromPayment, OUTCOMES, paymentPage } from '../payment-page'

function returnTo({ returnUrl, orderId }: PaymentSession): Response {
  const url = new URL(returnUrl)
  url.searchParams.set('orderId', orderId)
  return new Response(null, { status: 303, headers: { location: url.href } })
}

export function paymentPageHandlers(context: SandboxContext) {
  const { state } = context
  const sessionOf = (id: unknown) => state.sessions.find((session) => session.id === id)

  return [
    http.get('*/__sandbox/pay/:sessionId', ({ params }) => {
      const session = sessionOf(params.sessionId)
      const order = state.orders.find(({ id }) => id === session?.orderId)
      if (!session || !order) return goneFromPayment(context)
      const { status, sessionId, wallet } = order.payment
      const isOpen = status === 'PENDING' && sessionId === session.id && session.expiresAt > context.now()
      if (!isOpen) return returnTo(session)
      const { amount } = paymentView(order, context)
      const what = {
        label: 'Order' as const,
        number: order.number,
        amount,
        currency: order.totals.currency,
      }
      return paymentPage(context, what, { savesCards: !wallet, ...(wallet && { wallet: walletName(wallet) }) })
    }),

    http.post('*/__sandbox/pay/:sessionId', async ({ params, request }) => {
      const session = sessionOf(params.sessionId)
      const form = new URLSearchParams(await request.text())
      const outcome = form.get('outcome') ?? ''
      if (!session || !Object.hasOwn(OUTCOMES, outcome)) return goneFromPayment(context)
      const status = OUTCOMES[outcome as keyof typeof OUTCOMES]
      settlePayment(session, { status, saves: form.has('save') }, context)
      return returnTo(session)
    }),
  ]
}
