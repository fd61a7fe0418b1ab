import type { components } from '../../api/schema.gen'
import { split, sumOf } from './amounts'
import { depositOf, paidByRate } from './taxes'

type Schemas = components['schemas']
type Shares = NonNullable<Schemas['Quote']['shares']>
type Part = { name: string; lines: Schemas['OrderLine'][] }

const costOf = (lines: Schemas['OrderLine'][]) => sumOf(lines.map(({ total }) => total))

/**
 * Each person's share of a group order: their own dishes with their deposits and the tax added to them, discount, reward
 * and tip in proportion to the dishes, and an equal part of the fees. Empty for an ordinary order.
 */
export function sharesOf(lines: Schemas['OrderLine'][], totals: Schemas['Totals'], hostName: string): Shares {
  const parts = new Map<string | null, Part>()
  const hostFirst = lines.toSorted((a, b) => Number(Boolean(a.participant)) - Number(Boolean(b.participant)))
  for (const line of hostFirst) {
    const id = line.participant?.id ?? null
    const before = parts.get(id)?.lines ?? []
    parts.set(id, { name: line.participant?.name ?? hostName, lines: [...before, line] })
  }
  if (![...parts.keys()].some((id) => id !== null)) return []
  const people = [...parts.values()]
  const costs = people.map((person) => costOf(person.lines))
  const discounts = split(totals.discount + (totals.reward?.amount ?? 0), costs)
  const tips = split(totals.tip, costs)
  const rates = paidByRate(lines, totals).map(({ lines: ofRate, dishes, net, tax }) => {
    const weights = people.map((person) => {
      const own = person.lines.filter((line) => ofRate.includes(line))
      const deposit = sumOf(own.map(depositOf))
      return dishes > 0 ? costOf(own) * net + deposit * dishes : deposit
    })
    return { tax, taxes: split(tax, weights) }
  })
  const taxOfFees = (totals.taxIncluded ? 0 : totals.tax) - sumOf(rates.map(({ tax }) => tax))
  const fees = split(
    sumOf(totals.fees.map(({ amount }) => amount)) + taxOfFees,
    people.map(() => 1),
  )
  return people.map((person, at) => ({
    name: person.name,
    total:
      costs[at]! -
      discounts[at]! +
      sumOf(person.lines.map(depositOf)) +
      sumOf(rates.map(({ taxes }) => taxes[at]!)) +
      tips[at]! +
      fees[at]!,
  }))
}
