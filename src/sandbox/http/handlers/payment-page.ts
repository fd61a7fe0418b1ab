import { http } from 'msw'
import { walletName } from '../../../lib/wallets'
import type { SandboxContext } from '../../context'
import { settleChange } from '../../rules/change-order'
import { unmadeNow } from '../../rules/changeable'
import { paymentView, settlePayment } from '../../rules/payments'
import type { PaymentSession, StoredOrder } from '../../state'
import { spokenAt } from '../../spoken-at'
import { goneFromPayment, OUTCOMES, paymentPage } from '../payment-page'

function returnTo({ returnUrl, orderId }: PaymentSession): Response {
  const url = new URL(returnUrl)
  url.searchParams.set('orderId', orderId)
  return new Response(null, { status: 303, headers: { location: url.href } })
}

export function paymentPageHandlers(context: SandboxContext) {
  const { state } = context
  const sessionOf = (id: unknown) => state.sessions.find((session) => session.id === id)
  const orderOf = (session: PaymentSession | undefined) => state.orders.find(({ id }) => id === session?.orderId)
  /** What a session asks for, and whether it can still be paid. */
  function pageOf(session: PaymentSession, order: StoredOrder) {
    const { wallet } = order.payment
    const change = session.changes && unmadeNow(order, context)
    if (change) return { amount: change.amount, wallet, isOpen: change.session?.id === session.id }
    const { status, sessionId } = order.payment
    const isOpen = status === 'PENDING' && sessionId === session.id && session.expiresAt > context.now()
    return { amount: paymentView(order, context).amount, wallet, isOpen }
  }

  return [
    http.get('*/__sandbox/pay/:sessionId', ({ params }) => {
      const session = sessionOf(params.sessionId)
      const order = orderOf(session)
      if (!session || !order) return goneFromPayment(context)
      const { amount, wallet, isOpen } = pageOf(session, order)
      if (!isOpen) return returnTo(session)
      const what = {
        label: 'Order' as const,
        number: order.number,
        amount,
        currency: order.totals.currency,
      }
      const seller = spokenAt(session.returnUrl, context)
      return paymentPage(seller, what, { savesCards: !wallet, ...(wallet && { wallet: walletName(wallet) }) })
    }),

    http.post('*/__sandbox/pay/:sessionId', async ({ params, request }) => {
      const session = sessionOf(params.sessionId)
      const form = new URLSearchParams(await request.text())
      const outcome = form.get('outcome') ?? ''
      if (!session || !orderOf(session) || !Object.hasOwn(OUTCOMES, outcome)) return goneFromPayment(context)
      const status = OUTCOMES[outcome as keyof typeof OUTCOMES]
      const settle = session.changes ? settleChange : settlePayment
      settle(session, { status, saves: form.has('save') }, context)
      return returnTo(session)
    }),
  ]
}
