import type { ContactFields } from '../../features/checkout/ContactForm'
import type { AVOIDABLE } from '../../lib/diets'
import type { useCheckout } from './use-checkout'

/** Places the order as it was priced. @param avoided what the kitchen leaves out */
export function place(
  { quote, payment, order, signature, plan, age }: ReturnType<typeof useCheckout>,
  { note, cutlery, ifUnavailable, agreed: _, ...contact }: ContactFields,
  avoided: (typeof AVOIDABLE)[number][],
) {
  if (!quote || !payment.value) return
  const placement = {
    expectedTotal: quote.totals.total,
    contact,
    note: note || null,
    cutlery,
    ifUnavailable,
    paymentMethod: payment.value,
  }
  order.place({
    ...placement,
    quoteId: quote.id,
    quoted: quote,
    signature: JSON.stringify([signature, placement, quote.lines]),
    ...(avoided.length > 0 && { avoid: avoided }),
    ...(age > 0 && { ageConfirmed: plan.ageConfirmed ?? age }),
  })
}
