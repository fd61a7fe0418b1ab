import { ofCard } from './card-line.ts'
import { withBullets } from './bulleted.ts'
import { headingParts } from './heading-parts.ts'
import { ofListedLine } from './listed-line.ts'
import { lonePrices, withPricesOfSections } from './lone-prices.ts'
import { pricedLine } from './priced-line.ts'
import { pricesIn } from './amounts.ts'
import { ofRunningText } from './running-text.ts'
import { withShared } from './shared-price.ts'
import { isDivider, isFramed, isTerms, withoutSpacing } from './text-kinds.ts'
import { roleEntries } from './role-entries.ts'
import type { Entry, Line, PricedLine, Read } from './types.ts'

/** What the lines of a text are. `skipped` are the places of lines that are read already, such as a legend. */
export function textEntries(lines: Line[], digits: number, skipped: Set<number>): Entry[] {
  const kept = lines.flatMap((one, at): Line[] => {
    if (skipped.has(at) || isDivider(one.text)) return [{ ...one, text: '' }]
    return isFramed(one.text)
      ? [{ ...one, isHeading: true }]
      : ofRunningText({ ...one, text: withoutSpacing(one.text) }, digits)
          .flatMap(ofListedLine)
          .flatMap(headingParts)
  })
  const bare = kept.filter(({ text }) => /\p{L}.*\s(?!(?:19[5-9]|20[0-3])\d\s*$)[1-9]\d{0,3}\s*$/u.test(text)).length
  const named = (isWhole: boolean) => kept.map(({ text }) => pricedLine(text, digits, isWhole)).filter(Boolean).length
  // Prices without decimals and signs count where most of the file has them.
  const isExact = ({ text, card }: Line) =>
    !card && pricesIn(text, digits).some(({ sign, at, end }) => sign !== '' || !/[.,]\d$/.test(text.slice(at, end)))
  const isWhole = bare > 3 && kept.filter(isExact).length < bare
  const lone = lonePrices(kept, named(isWhole))
  const areCards = kept.filter(({ card }) => card).length > 3
  const besideCards = (dish: PricedLine | undefined): PricedLine | undefined =>
    // A price among words, where dishes have elements of their own, may be a rule: 'small ones are 9.– each'.
    areCards && dish && dish.description !== ''
      ? { ...dish, unsure: [...dish.unsure, { cause: 'price words', about: dish.description }] }
      : dish
  const priced = (one: Line) =>
    one.card ? ofCard(one.card, digits) : (besideCards(pricedLine(one.text, digits, isWhole)) ?? lone.get(one))
  const read = kept.map((one): Read => {
    const isBlank = one.text.trim() === ''
    const found = one.isHeading || isTerms(one.card?.name ?? one.text) ? undefined : priced(one)
    const { card: _, ...line } = one
    // What has the form of a dish may be none: 'Phone: 555 0199'.
    return { ...(found ? one : line), isBlank, priced: found }
  })
  return roleEntries(withPricesOfSections(read) ?? withShared(withBullets(read, digits), digits))
}
