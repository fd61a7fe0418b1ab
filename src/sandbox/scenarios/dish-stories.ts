import { digitsOf, formatMoney } from '../../lib/money'
import type { SeedItem } from '../seed/types'
import type { Story } from './scenarios'

const groupsOf = ({ optionGroups }: SeedItem) => optionGroups.length
/** The first of the dishes with the most groups of options. */
const mainDish = (dishes: SeedItem[]) =>
  dishes.reduce<SeedItem | undefined>(
    (most, dish) => (most && groupsOf(most) >= groupsOf(dish) ? most : dish),
    undefined,
  )

export function soldOut(dishes: SeedItem[]): Story[] {
  const dish = mainDish(dishes)
  if (!dish) return []
  return [
    {
      id: 'sold-out',
      label: `Sold out: ${dish.name}`,
      scenario: { name: 'sold-out', itemId: dish.id },
      tells: `The menu marks ${dish.name} “Sold out”, and it cannot be added.`,
    },
  ]
}

export function optionGone(dishes: SeedItem[]): Story[] {
  const dish = mainDish(dishes)
  const group = dish?.optionGroups.find(({ min }) => min === 0) ?? dish?.optionGroups[0]
  const option = group?.options.find((one) => !one.soldOut)
  if (!dish || !option) return []
  return [
    {
      id: 'option-gone',
      label: `No ${option.name} for ${dish.name}`,
      scenario: { name: 'option-gone', itemId: dish.id, optionId: option.id },
      tells: `The page of ${dish.name} marks ${option.name} “Sold out”.`,
    },
  ]
}

const AGE = 18

export function fromAge(dishes: SeedItem[]): Story[] {
  const dish = dishes.find((one) => groupsOf(one) === 0) ?? dishes[0]
  if (!dish) return []
  return [
    {
      id: 'minimum-age',
      label: `From age ${AGE}: ${dish.name}`,
      scenario: { name: 'minimum-age', itemId: dish.id, age: AGE },
      tells: `The checkout of a cart that holds it asks for the age, and the receipt says “Check identity: ${AGE}+”.`,
    },
  ]
}

export function priceUp(dishes: SeedItem[], { currency }: { currency: string }): Story[] {
  const dish = dishes.find((one) => groupsOf(one) === 0) ?? dishes[0]
  const by = 10 ** digitsOf(currency)
  if (!dish) return []
  return [
    {
      id: 'price-up',
      label: `${formatMoney(by, currency)} more: ${dish.name}`,
      scenario: { name: 'price-up', itemId: dish.id, by },
      tells: 'A cart that holds it says “The price has changed”, with the old and the new one to accept.',
    },
  ]
}
