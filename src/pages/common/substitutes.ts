import { t } from 'ttag'
import type { AddCartItem, CustomOptionGroup, MenuItem } from '../../api/types'
import { configurationOf } from '../../api/configuration'
import { isSoldOut } from '../../features/menu/sold-out'
import type { Dish } from '../../features/menu/dish-index'
import { plainItem } from '../../features/menu/quick-add'
import { isPlainWithout } from '../../features/menu/without-avoided'
import {
  chosenOptions,
  missingChoices,
  nestedOf,
  quantityOf,
  restoredSelection,
  withQuantity,
  type Selection,
} from '../../features/menu/selection'
import { toCartItem } from '../../features/menu/selection-price'
import { avoidedAmong } from '../../lib/diets'
import { formatMoney } from '../../lib/money'
import type { Before } from './order-again'

/** Another way to order a line that cannot be ordered as it was. */
export type Substitute = {
  /** Differs between two substitutes of a line, whose labels may be equal. */
  id: string
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

/** The label says so when fewer pieces can be ordered than before. */
const offerOf = (label: string, item: AddCartItem, { quantity, unitPrice }: Before): Substitute => ({
  id: configurationOf(item),
  label: item.qty < quantity ? t`${label}, only ${item.qty}` : label,
  item,
  difference: item.price - unitPrice,
})

type Lost = { groupId: string; optionId: string; name: string; quantity: number; isWhole: boolean; isNested: boolean }

/** The options that were chosen before and cannot be any more, nested ones included. */
const lostIn = (before: CustomOptionGroup[], now: CustomOptionGroup[], isNested = false): Lost[] =>
  before.flatMap(({ groupId, options }) =>
    options.flatMap(({ optionId, name, quantity, customOptionGroups = [] }) => {
      const left = quantityOf(now, groupId, optionId)
      const own = { groupId, optionId, name, quantity: quantity - left, isWhole: left === 0, isNested }
      if (left < quantity) return [own]
      return lostIn(customOptionGroups, nestedOf(now, groupId, optionId), true)
    }),
  )

function namesOf(lost: Lost[]): string {
  const [first = '', ...others] = lost.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
  return others.reduce((all, name) => t`${all} and ${name}`, first)
}

/** Options of the same group in place of the first that is gone, or other sizes in place of that size. */
function madeOtherwise(line: Before, item: MenuItem, avoid: string[]): Substitute[] {
  const { servingQuantityId = null, customOptionGroups = [], quantity } = line
  const now = restoredSelection(item, { servingId: servingQuantityId, groups: customOptionGroups })
  const offer = (label: string, selection: Selection): Substitute[] => {
    if (missingChoices(item.optionGroups, selection.groups).length > 0) return []
    const made = toCartItem(item, selection, Math.min(quantity, item.maxQuantity), line.specialInstructions ?? '')
    return [offerOf(label, made, line)]
  }
  const lost = lostIn(customOptionGroups, now.groups)
  const names = namesOf(lost)
  if (servingQuantityId !== null && now.servingId !== servingQuantityId) {
    const labelOf = (name: string) => (names ? t`Instead: ${name}, without ${names}` : t`Instead: ${name}`)
    return nearest(item.servings.flatMap(({ id, name }) => offer(labelOf(name), { ...now, servingId: id })))
  }
  const [first] = lost
  if (!first) return []
  const group = item.optionGroups.find(({ id }) => id === first.groupId)
  const isReplaceable = group && first.isWhole && !first.isNested
  const insteadOf = (name: string) => (lost.length === 1 ? t`Instead: ${name}` : t`Instead of ${first.name}: ${name}`)
  const others = isReplaceable
    ? group.options.flatMap((option) => {
        if (option.id === first.optionId || quantityOf(now.groups, group.id, option.id) > 0) return []
        const groups = withQuantity(now.groups, group, option, first.quantity)
        // Taking it may preselect options of its own.
        const taken = [option, ...chosenOptions(option.optionGroups, nestedOf(groups, group.id, option.id))]
        if (taken.some(({ allergens }) => avoidedAmong(allergens, avoid).length > 0)) return []
        const isTaken = quantityOf(groups, group.id, option.id) === first.quantity
        return isTaken ? offer(insteadOf(option.name), { ...now, groups }) : []
      })
    : []
  return [...offer(t`Without ${names}`, now), ...nearest(others)]
}

/** Dishes that need no choice: of the same section, or popular ones where that has none or is not known. */
function otherDishes(line: Before, dish: Dish | undefined, dishes: Dish[], avoid: string[]): Substitute[] {
  const orderable = dishes.filter((other) => {
    const { id, available, soldOut, requiresChoice } = other
    return id !== line.menuItemId && available && !soldOut && !requiresChoice && isPlainWithout(other, avoid)
  })
  const near = orderable.filter(({ menuId, sectionId }) => menuId === dish?.menuId && sectionId === dish.sectionId)
  const candidates = near.length > 0 ? near : orderable.filter(({ popular }) => popular)
  return nearest(
    candidates.map((other) => {
      const qty = Math.min(line.quantity, other.maxQuantity)
      const item = { ...plainItem(other), qty, specialInstructions: line.specialInstructions || null }
      return offerOf(t`Instead: ${other.name}`, item, line)
    }),
  )
}

/**
 * The ways to order a line that cannot be ordered as it was: made otherwise, or another dish. The nearest price comes
 * first. Empty when nothing of it is gone. None adds an allergen that the customer avoids.
 * @param item the dish as the API has it now; undefined when it has left the menu
 */
export function substitutesOf(
  line: Before,
  dish: Dish | undefined,
  item: MenuItem | undefined,
  dishes: Dish[],
  avoid: string[],
): Substitute[] {
  const canBeOrdered = dish?.available && item && !isSoldOut(item)
  return canBeOrdered ? madeOtherwise(line, item, avoid) : otherDishes(line, dish, dishes, avoid)
}
