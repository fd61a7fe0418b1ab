import { http } from 'msw'
import { formatMoney } from '../../../lib/money'
import { walletName } from '../../../lib/wallets'
import { escapeHtml, htmlPage } from '../html'
import type { SandboxContext } from '../../context'
import { settlePayment } from '../../rules/payments'
import type { PaymentSession } from '../../state'

const OUTCOMES = { approve: 'PAID', decline: 'DECLINED', cancel: 'CANCELLED' } as const

function returnTo({ returnUrl, orderId }: PaymentSession): Response {
  const url = new URL(returnUrl)
  url.searchParams.set('orderId', orderId)
  return new Response(null, { status: 303, headers: { location: url.href } })
}

/** The provider's hosted payment page. It uses plain forms, like a third-party page, and works without scripts. */
export function paymentPageHandlers(context: SandboxContext) {
  const { state, restaurant } = context
  const sessionOf = (id: unknown) => state.sessions.find((session) => session.id === id)
  const gone = () =>
    htmlPage('Payment', '<h1>This payment page is gone</h1><p>Please go back to the shop and pay again.</p>', {
      status: 404,
    })

  return [
    http.get('*/__sandbox/pay/:sessionId', ({ params }) => {
      const session = sessionOf(params.sessionId)
      const order = state.orders.find(({ id }) => id === session?.orderId)
      if (!session || !order) return gone()
      const { status, sessionId, wallet } = order.payment
      const isOpen = status === 'PENDING' && sessionId === session.id && session.expiresAt > context.now()
      if (!isOpen) return returnTo(session)
      const amount = formatMoney(order.totals.total, order.totals.currency)
      const action = (name: string, label: string, className = '') =>
        `<button class="${className}" name="outcome" value="${name}">${label}</button>`
      return htmlPage(
        'Payment',
        `<p class="note">This is the sandbox's payment page. No money moves.</p>
<h1>Pay ${escapeHtml(restaurant.name)}</h1>
<dl><dt>Order</dt><dd>${escapeHtml(order.number)}</dd>${wallet ? `<dt>With</dt><dd>${walletName(wallet)}</dd>` : ''}<dt class="total">To pay</dt><dd class="total">${amount}</dd></dl>
<form method="post">${wallet ? '' : '<label><input type="checkbox" name="save" value="yes"> Save this card for next time</label>'}${action('approve', 'Approve payment', 'primary')}${action('decline', 'Decline payment')}${action('cancel', 'Cancel')}</form>`,
      )
    }),

    http.post('*/__sandbox/pay/:sessionId', async ({ params, request }) => {
      const session = sessionOf(params.sessionId)
      const form = new URLSearchParams(await request.text())
      const outcome = form.get('outcome') ?? ''
      if (!session || !Object.hasOwn(OUTCOMES, outcome)) return gone()
      const status = OUTCOMES[outcome as keyof typeof OUTCOMES]
      settlePayment(session, { status, saves: form.has('save') }, context)
      return returnTo(session)
    }),
  ]
}
