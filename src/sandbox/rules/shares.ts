import type { components } from '../../api/schema.gen'

type Schemas = components['schemas']
type Shares = NonNullable<Schemas['Quote']['shares']>
type Part = { name: string; subtotal: number }

/** Splits an amount by weights. The parts add up to it, and each is less than one unit off. */
export function split(amount: number, weights: number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let passed = 0
  let given = 0
  return weights.map((weight) => {
    passed += weight
    const upTo = Math.round((amount * passed) / all)
    const part = upTo - given
    given = upTo
    return part
  })
}

/**
 * Each person's share of a group order: their own dishes, discount, added tax and tip in proportion to these, and an equal
 * part of the fees. A reward is split like the discount. Empty for an ordinary order.
 */
export function sharesOf(lines: Schemas['OrderLine'][], totals: Schemas['Totals'], hostName: string): Shares {
  const parts = new Map<string | null, Part>()
  const hostFirst = lines.toSorted((a, b) => Number(Boolean(a.participant)) - Number(Boolean(b.participant)))
  for (const { participant, total } of hostFirst) {
    const id = participant?.id ?? null
    const before = parts.get(id)?.subtotal ?? 0
    parts.set(id, { name: participant?.name ?? hostName, subtotal: before + total })
  }
  if (![...parts.keys()].some((id) => id !== null)) return []
  const people = [...parts.values()]
  const subtotals = people.map(({ subtotal }) => subtotal)
  const weights = totals.subtotal > 0 ? subtotals : people.map(() => 1)
  const discounts = split(totals.discount + (totals.reward?.amount ?? 0), weights)
  const taxes = split(totals.taxIncluded ? 0 : totals.tax, weights)
  const tips = split(totals.tip, weights)
  const fees = split(
    totals.fees.reduce((sum, { amount }) => sum + amount, 0),
    people.map(() => 1),
  )
  return people.map(({ name, subtotal }, at) => ({
    name,
    total: subtotal - discounts[at]! + taxes[at]! + tips[at]! + fees[at]!,
  }))
}
