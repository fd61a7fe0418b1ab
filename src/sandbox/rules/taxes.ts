import type { Schemas } from '../../api/types'
import type { SeedMenuFile, SeedRestaurant } from '../seed/types'
import { share, split, sumOf } from './amounts'

type Line = Schemas['OrderLine']
type Totals = Schemas['Totals']

/** The unit of a tax rate: 1 % is 1,000. */
const TAX_UNIT = 100_000

/** The tax on an amount: added to it, or contained in it. */
function taxOn(amount: number, percent: number, included: boolean): number {
  const rate = Math.round((percent * TAX_UNIT) / 100)
  return share(amount, rate, included ? TAX_UNIT + rate : TAX_UNIT)
}

export const depositOf = ({ deposit = 0, quantity }: Pick<Line, 'deposit' | 'quantity'>) => deposit * quantity

/** The rates of parts of an order, each once, the lowest first; undefined for an order that an older sandbox has stored. */
const percentsOf = (parts: { taxPercent?: number }[]) =>
  [...new Set(parts.map(({ taxPercent }) => taxPercent))].sort((a = 0, b = 0) => a - b)

/**
 * The lines of an order by the rate of their tax: what the dishes cost, what of it is paid once discount and reward are
 * spread over the rates in proportion, and the deposits, which nothing is taken off.
 * @param off discount and reward
 */
export function byRate(lines: Line[], off: number) {
  const rates = percentsOf(lines).map((percent) => {
    const own = lines.filter(({ taxPercent }) => taxPercent === percent)
    const dishes = sumOf(own.map(({ total }) => total))
    return { percent, lines: own, dishes, deposit: sumOf(own.map(depositOf)) }
  })
  const parts = split(
    off,
    rates.map(({ dishes }) => dishes),
  )
  return rates.map((rate, at) => ({ ...rate, net: rate.dishes - parts[at]! }))
}

/** Whether nothing that a restaurant sells has a tax. */
export function isUntaxed({ tax: { percent, deliveryPercent } }: SeedRestaurant, { menus }: SeedMenuFile): boolean {
  const sections = menus.flatMap((menu) => menu.sections)
  const rates = sections.flatMap(({ taxPercent, items }) => [taxPercent, ...items.map((item) => item.taxPercent)])
  return ![percent, deliveryPercent, ...rates].some(Boolean)
}

type Rate = ReturnType<typeof byRate>[number]

const feesAt = (percent: number | undefined, fees: Totals['fees']) =>
  percent === undefined ? 0 : sumOf(fees.filter((fee) => fee.taxPercent === percent).map(({ amount }) => amount))

/** The taxes of an order by their rates, on the sum of each. Dishes that say nothing and fees without a rate have none. */
export function taxesOf(rates: Rate[], fees: Totals['fees'], { included }: SeedRestaurant['tax']) {
  const taxed = fees.filter(({ taxPercent }) => taxPercent !== undefined)
  const percents = percentsOf([...rates.map(({ percent }) => ({ taxPercent: percent ?? 0 })), ...taxed])
  return percents.map((percent = 0) => {
    const own = rates.find((rate) => rate.percent === percent)
    const amount = (own ? own.net + own.deposit : 0) + feesAt(percent, fees)
    const tax = taxOn(amount, percent, included)
    return { percent, taxable: included ? amount - tax : amount, tax }
  })
}

/** The lines of a priced order by rate, with the tax that was added to the dishes and deposits of each. */
export function paidByRate(lines: Line[], { discount, reward, tax, taxIncluded, taxes = [], fees }: Totals) {
  return byRate(lines, discount + (reward?.amount ?? 0)).map((rate) => {
    const { percent, net, deposit } = rate
    const all = taxIncluded ? 0 : (taxes.find((one) => one.percent === percent)?.tax ?? tax)
    const [ofDishes = 0] = split(all, [net + deposit, feesAt(percent, fees)])
    return { ...rate, tax: ofDishes }
  })
}
