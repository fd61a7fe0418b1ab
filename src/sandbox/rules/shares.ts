import type { Schemas } from '../../api/types'
import { split, sumOf } from './amounts'
import { depositOf, paidByRate } from './taxes'

type Line = Schemas['OrderLine']
type Person = { id: string | null; name: string; lines: Line[] }

const costOf = (lines: Line[]) => sumOf(lines.map(({ total }) => total))

/** Who has chosen something, the customer first. */
function peopleOf(lines: Line[], hostName: string): Person[] {
  const people = new Map<string | null, Person>()
  const hostFirst = lines.toSorted((a, b) => Number(Boolean(a.participant)) - Number(Boolean(b.participant)))
  for (const line of hostFirst) {
    const id = line.participant?.id ?? null
    const before = people.get(id)?.lines ?? []
    people.set(id, { id, name: line.participant?.name ?? hostName, lines: [...before, line] })
  }
  return [...people.values()]
}

/** A person's part of a priced order; without an id it is the customer's. */
type Part = Omit<NonNullable<Schemas['OwnShare']>, 'status' | 'url' | 'returned'> & { id: string | null; name: string }

/**
 * Each person's part of a group order: their own dishes with their deposits and the tax added to them, discount, reward
 * and tip in proportion to the dishes, and an equal part of the fees and their tax. Empty for an ordinary order.
 */
export function partsOf(lines: Line[], totals: Schemas['Totals'], hostName: string): Part[] {
  const people = peopleOf(lines, hostName)
  if (!people.some(({ id }) => id !== null)) return []
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
  const feesInAll = sumOf(totals.fees.map(({ amount }) => amount))
  const taxOfFees = (totals.taxIncluded ? 0 : totals.tax) - sumOf(rates.map(({ tax }) => tax))
  const equally = people.map(() => 1)
  const [withTax, fees] = [split(feesInAll + taxOfFees, equally), split(feesInAll, equally)]
  return people.map(({ id, name, lines: own }, at) => {
    const [discount, fee, tip] = [discounts[at]!, fees[at]!, tips[at]!]
    const tax = sumOf(rates.map(({ taxes }) => taxes[at]!)) + withTax[at]! - fee
    const [subtotal, deposit] = [costs[at]!, sumOf(own.map(depositOf))]
    const total = subtotal - discount + tax + fee + deposit + tip
    return { id, name, subtotal, discount, tax, fees: fee, deposit, tip, total }
  })
}
