import type { Address, Order } from '../../api/types'
import { digitsOf } from '../../lib/money'
import { INITIAL_CHOICES, type CheckoutChoices } from './checkout-choices'
import { TIP_PRESETS, type TipChoice } from './tip'

function tipOf({ tip, subtotal, currency }: Order['totals']): TipChoice {
  if (tip <= 0) return { kind: 'none' }
  const percent = TIP_PRESETS.find((one) => Math.round((subtotal * one) / 100) === tip)
  if (percent) return { kind: 'percent', percent }
  const digits = digitsOf(currency)
  return { kind: 'custom', text: (tip / 10 ** digits).toFixed(digits), amount: tip }
}

/**
 * The choices for the same order again, as soon as possible: to the same place, with the same tip, paid at the
 * restaurant again or with the default card. Where an address is not saved any more, it is the default one.
 * @param saved the customer's addresses
 */
export function asLastTime({ fulfilment, totals, payment }: Order, saved: Address[]): CheckoutChoices {
  const { type, address } = fulfilment
  const same = saved.find(
    (one) => one.address.line1 === address?.line1 && one.address.postalCode === address.postalCode,
  )
  return {
    ...INITIAL_CHOICES,
    type,
    addressId: same?.id ?? null,
    tip: tipOf(totals),
    payment: payment.method === 'AT_RESTAURANT' ? { type: payment.method } : null,
  }
}
