import type { AddCartItem, MenuItem } from '../../api/types'
import { optionTexts } from '../../features/cart/format-options'
import type { Dish } from '../../features/menu/dish-index'
import { plainItem } from '../../features/menu/quick-add'
import {
  missingChoices,
  quantityOf,
  restoredSelection,
  toCartItem,
  withQuantity,
  type Selection,
} from '../../features/menu/selection'
import { formatMoney } from '../../lib/money'
import type { Before } from './order-again'

/** Another way to order a line that cannot be ordered as it was. */
export type Substitute = {
  /** 'Without Soft egg', 'Instead: Tofu'. */
  label: string
  item: AddCartItem
  /** What one piece costs more than before, in minor units; negative when it costs less. */
  difference: number
}

/** A difference in minor units as text: '+$1.50', '−$0.50', or nothing. */
export const differenceText = (difference: number, currency: string) =>
  difference === 0 ? '' : `${difference > 0 ? '+' : '−'}${formatMoney(Math.abs(difference), currency)}`

/** 'Instead: Tofu +$1.50'. */
export const substituteWords = ({ label, difference }: Substitute, currency: string) =>
  `${label} ${differenceText(difference, currency)}`.trim()

/** How many dishes or options to offer: a choice, not another menu. */
const MOST = 3

const byNearestPrice = (one: Substitute, other: Substitute) => Math.abs(one.difference) - Math.abs(other.difference)
const nearest = (offers: Substitute[]) => offers.toSorted(byNearestPrice).slice(0, MOST)

/** Options of the same group in place of the first that is gone, or other sizes in place of that size. */
function madeOtherwise(line: Before, item: MenuItem): Substitute[] {
  const { servingQuantityId = null, customOptionGroups = [], quantity, unitPrice } = line
  const now = restoredSelection(item, { servingId: servingQuantityId, groups: customOptionGroups })
  const offer = (label: string, selection: Selection): Substitute[] => {
    if (missingChoices(item.optionGroups, selection.groups).length > 0) return []
    const made = toCartItem(item, selection, Math.min(quantity, item.maxQuantity), line.specialInstructions ?? '')
    return [{ label, item: made, difference: made.price - unitPrice }]
  }
  if (servingQuantityId !== null && now.servingId !== servingQuantityId) {
    return nearest(item.servings.flatMap(({ id, name }) => offer(`Instead: ${name}`, { ...now, servingId: id })))
  }
  const left = optionTexts(toCartItem(item, now, 1, '').customOptionGroups ?? [])
  const gone = optionTexts(customOptionGroups).filter((words) => !left.includes(words))
  if (gone.length === 0) return []
  const lost = customOptionGroups
    .flatMap(({ groupId, options }) => options.map((option) => ({ groupId, ...option })))
    .find(({ groupId, optionId }) => quantityOf(now.groups, groupId, optionId) === 0)
  const group = item.optionGroups.find(({ id }) => id === lost?.groupId)
  const instead = gone.length === 1 ? 'Instead' : `Instead of ${lost?.name}`
  const others = group?.options.filter(({ id, soldOut }) => !soldOut && quantityOf(now.groups, group.id, id) === 0)
  return [
    ...offer(`Without ${gone.join(' and ')}`, now),
    ...nearest(
      (others ?? []).flatMap((option) => {
        const groups = withQuantity(now.groups, group!, option, lost!.quantity)
        return groups === now.groups ? [] : offer(`${instead}: ${option.name}`, { ...now, groups })
      }),
    ),
  ]
}

/** Dishes that need no choice, of the same section, or popular ones in place of a dish that has left the menu. */
function otherDishes({ menuItemId, quantity, unitPrice }: Before, dish: Dish | undefined, dishes: Dish[]) {
  const isNear = (other: Dish) =>
    dish ? other.menuId === dish.menuId && other.sectionId === dish.sectionId : other.popular
  const orderable = dishes.filter(
    ({ id, available, soldOut, requiresChoice }) => id !== menuItemId && available && !soldOut && !requiresChoice,
  )
  return nearest(
    orderable.filter(isNear).map((other) => ({
      label: `Instead: ${other.name}`,
      item: { ...plainItem(other), qty: Math.min(quantity, other.maxQuantity) },
      difference: other.price - unitPrice,
    })),
  )
}

/**
 * The ways to order a line that cannot be ordered as it was: made otherwise, or another dish. The nearest price comes
 * first. Empty when nothing of it is gone.
 * @param item the dish as the API has it now; undefined when it has left the menu
 */
export function substitutesOf(
  line: Before,
  dish: Dish | undefined,
  item: MenuItem | undefined,
  dishes: Dish[],
): Substitute[] {
  const canBeOrdered = dish && item && !dish.soldOut && !item.soldOut && dish.available && item.availability.available
  return canBeOrdered ? madeOtherwise(line, item) : otherDishes(line, dish, dishes)
}
