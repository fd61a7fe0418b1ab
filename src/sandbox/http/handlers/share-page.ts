import { http } from 'msw'
import type { SandboxContext } from '../../context'
import { settleShare, shareOfPage } from '../../rules/share-payments'
import { spokenAt } from '../../spoken-at'
import { closedPayment, goneFromPayment, OUTCOMES, paymentPage } from '../payment-page'

const PAY = '*/__sandbox/pay-share/:sessionId'

/** The hosted page on which a guest of a group order pays their share. */
export function sharePageHandlers(context: SandboxContext) {
  /** Leads back, unless the guest has to hear here that nothing was taken. */
  function leave({ group, session, wasClosed }: NonNullable<ReturnType<typeof shareOfPage>>): Response {
    const { returnUrl } = session
    if (wasClosed) return closedPayment(spokenAt(returnUrl, context), group.hostName, returnUrl)
    return new Response(null, { status: 303, headers: { location: returnUrl } })
  }

  return [
    http.get(PAY, ({ params }) => {
      const page = shareOfPage(params.sessionId, context)
      if (!page) return goneFromPayment(context)
      const { group, share, session, isOpen } = page
      if (!isOpen) return leave(page)
      const { name } = group.participants.find(({ id }) => id === share.participantId)!
      const { currency } = context.restaurant
      const what = { label: 'Share' as const, number: name, amount: share.total, currency }
      return paymentPage(spokenAt(session.returnUrl, context), what, { savesCards: false })
    }),

    http.post(PAY, async ({ params, request }) => {
      const outcome = new URLSearchParams(await request.text()).get('outcome') ?? ''
      const page = shareOfPage(params.sessionId, context)
      if (!page || !Object.hasOwn(OUTCOMES, outcome)) return goneFromPayment(context)
      settleShare(page.share, OUTCOMES[outcome as keyof typeof OUTCOMES], context)
      return leave(page)
    }),
  ]
}
