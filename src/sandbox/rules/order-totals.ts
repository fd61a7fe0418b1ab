import type { Schemas } from '../../api/types'
import type { SandboxContext } from '../context'
import { Refusal } from '../refusal'
import { say } from '../words'
import { share, sumOf } from './amounts'
import { byRate, depositOf, taxesOf } from './taxes'

type Off = { discount: number; reward?: { name: string; amount: number } | null }

/** @throws Refusal 422 where the restaurant does not deliver */
export function deliveryTerms(context: SandboxContext) {
  const { delivery } = context.restaurant
  if (!delivery) throw new Refusal(422, 'NO_DELIVERY', say(context, 'We don’t deliver.'))
  return delivery
}

function tipOf({ amount, percent = 0 }: Schemas['TipRequest'], subtotal: number): number {
  const isShare = Number.isInteger(percent) && percent >= 0 && percent <= 100
  const tip = amount ?? share(subtotal, percent, 100)
  if (!isShare || !Number.isInteger(tip) || tip < 0) throw new Refusal(422, 'INVALID_TIP', 'The tip is not an amount.')
  return tip
}

export const subtotalOf = (lines: Schemas['OrderLine'][]) => sumOf(lines.map(({ total }) => total))

/**
 * What an order of these lines costs, before gift cards pay.
 * @throws Refusal 422 for a tip that is no amount, and where the restaurant does not deliver
 */
export function totalsOf(
  lines: Schemas['OrderLine'][],
  type: Schemas['FulfilmentType'],
  { discount, reward, tip }: Off & { tip: Schemas['TipRequest'] },
  context: SandboxContext,
): Schemas['Totals'] {
  const { restaurant } = context
  const subtotal = subtotalOf(lines)
  const paid = subtotal - discount - (reward?.amount ?? 0)
  const deposit = sumOf(lines.map(depositOf))
  const delivery = type === 'DELIVERY' ? deliveryTerms(context) : null
  const { included, deliveryPercent: taxPercent } = restaurant.tax
  const fees = delivery
    ? [{ name: say(context, 'Delivery fee'), amount: delivery.fee, ...(taxPercent !== undefined && { taxPercent }) }]
    : []
  const taxes = taxesOf(byRate(lines, subtotal - paid), fees, restaurant.tax)
  const tax = sumOf(taxes.map((one) => one.tax))
  const tipAmount = tipOf(tip, subtotal)
  return {
    currency: restaurant.currency,
    subtotal,
    discount,
    ...(reward && { reward: { name: reward.name, amount: reward.amount } }),
    tax,
    ...(included && { taxIncluded: true }),
    taxes,
    fees,
    ...(deposit > 0 && { deposit }),
    tip: tipAmount,
    total: paid + (included ? 0 : tax) + (delivery?.fee ?? 0) + deposit + tipAmount,
  }
}
