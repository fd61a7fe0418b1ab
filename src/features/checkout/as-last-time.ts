import type { Address, Order } from '../../api/types'
import { amountToType } from '../../lib/amount'
import { INITIAL_CHOICES, type CheckoutChoices } from './checkout-choices'
import { TIP_PRESETS, type TipChoice } from './tip'

function tipOf({ tip, subtotal, currency }: Order['totals']): TipChoice {
  if (tip <= 0) return { kind: 'none' }
  const percent = TIP_PRESETS.find((one) => Math.round((subtotal * one) / 100) === tip)
  if (percent) return { kind: 'percent', percent }
  return { kind: 'custom', text: amountToType(tip, currency), amount: tip }
}

const partsOf = ({ line1, line2, city, region, postalCode, country }: Address['address']) =>
  JSON.stringify([line1, line2 || null, city, region, postalCode, country])

/** The saved address that a delivery went to; undefined when it is not saved any more, or for a pickup. */
export const sameAddress = ({ fulfilment: { type, address } }: Order, saved: Address[]) =>
  type === 'DELIVERY' && address ? saved.find((one) => partsOf(one.address) === partsOf(address)) : undefined

/**
 * The choices for the same order again, as soon as possible: to the same place, with the same tip, paid at the
 * restaurant again or with the default card.
 * @param saved the customer's addresses. Where the order's is not among them, the default one is chosen
 */
export function asLastTime(order: Order, saved: Address[]): CheckoutChoices {
  const { fulfilment, totals, payment } = order
  return {
    ...INITIAL_CHOICES,
    type: fulfilment.type,
    addressId: sameAddress(order, saved)?.id ?? null,
    tip: tipOf(totals),
    payment: payment.method === 'AT_RESTAURANT' ? { type: payment.method } : null,
  }
}
