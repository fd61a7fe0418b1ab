import { idFor } from '../../sandbox/seed/short-menu.ts'
import { priceInCell, priceOf, pricesIn, type Priced } from './amounts.ts'
import { signFits } from './currencies.ts'
import { pricedLine } from './priced-line.ts'
import type { Context, Dish, DishEntry, Unsure } from './types.ts'

type Read = { prices: Dish['prices']; words: string[]; unsure: Unsure[]; sign: string }

/** Currencies whose prices on menus are in thousands. */
const LARGE = ['HUF', 'IDR', 'COP', 'IQD', 'LBP', 'ARS', 'CRC', 'KZT', 'LKR', 'NGN', 'PKR', 'RSD', 'TZS', 'UZS']
const THOUSANDS = /^\D*\d{1,3}[.,]\d{3}\D*$/

/** The prices of a dish from the texts of its cells. What is no price is in `words`. */
export function amountsOf(cells: DishEntry['prices'], { digits, currency }: Context): Read {
  const read: Read = { prices: [], words: [], unsure: [], sign: '' }
  const take = (size: string, { amount, sign }: Priced) => {
    if (sign && !signFits(sign, currency)) read.unsure.push({ cause: 'currency', about: sign })
    read.sign ||= sign
    read.prices.push({ size, amount })
  }
  for (const { size, text } of cells) {
    if (digits === 2 && THOUSANDS.test(text) && !LARGE.includes(currency))
      read.unsure.push({ cause: 'thousands', about: text })
    const parts = text.split(/\/|\s[-–]\s/)
    const isList = parts.length > 1 && parts.every((part) => priceOf(part, digits))
    const one = isList ? undefined : priceInCell(text, digits)
    const all = one ? [] : pricesIn(text, digits)
    const own = all.filter(({ sign }) => sign && signFits(sign, currency))
    if (one) {
      take(size, one)
      if (one.isFrom) read.unsure.push({ cause: 'from', about: text })
      if (one.words) read.words.push(one.words)
      if (one.words) read.unsure.push({ cause: 'price words', about: text })
    } else if (own.length === 1 && all.some(({ sign }) => sign && !signFits(sign, currency))) {
      take(size, own[0]!)
      read.unsure.push({ cause: 'currencies', about: text })
    } else if (isList) {
      for (const part of parts) take('', priceOf(part, digits)!)
    } else if (all.length > 1) {
      const within = pricedLine(`- ${text}`, digits)?.prices ?? []
      const sizes = size.split(/\s+[/|]\s+|\s*\n\s*/)
      for (const [at, price] of all.entries()) {
        take(within[at]?.size || (sizes.length === all.length ? sizes[at]! : ''), price)
      }
    } else {
      read.words.push(text)
      read.unsure.push({ cause: 'value', about: text })
    }
  }
  return read
}

/** Names for prices that have none, where there are several, and each name once. */
export function named(prices: Dish['prices'], word: string): { prices: Dish['prices']; isUnsure: boolean } {
  if (prices.length < 2) return { prices, isUnsure: false }
  const isNamed = prices.every(
    ({ size }, at) =>
      size !== '' && prices.findIndex((one) => idFor({ name: one.size }) === idFor({ name: size })) === at,
  )
  if (isNamed) return { prices, isUnsure: false }
  const isOnly = (size: string) => size !== '' && prices.filter((one) => one.size === size).length === 1
  return {
    prices: prices.map(({ size, amount }, at) => ({ size: isOnly(size) ? size : `${word} ${at + 1}`, amount })),
    isUnsure: true,
  }
}
