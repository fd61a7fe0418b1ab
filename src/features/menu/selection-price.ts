import type { AddCartItem, CustomOptionGroup, MenuItem, Option, OptionGroup } from '../../api/types'
import { countOf, initialSelection, isSingle, nestedOf, quantityOf, taking, type Selection } from './selection'

export const optionPrice = (option: Option, servingId: string | null): number =>
  option.pricesByServing.find((entry) => entry.servingId === servingId)?.price ?? option.price

/**
 * Whether an option costs nothing as one of the group's free choices: chosen as it is, or chosen next. Of options at the
 * same price the first ones of the menu are free.
 */
export function isIncluded(group: OptionGroup, groups: CustomOptionGroup[], option: Option, servingId: string | null) {
  const free = Math.max(0, group.freeCount)
  const quantity = quantityOf(groups, group.id, option.id)
  if (quantity === 0) return isSingle(group) ? free > 0 : countOf(groups, group.id) < free
  const priceOf = (one: Option) => optionPrice(one, servingId)
  const before = group.options.toSorted((a, b) => priceOf(b) - priceOf(a))
  const upTo = before.slice(0, before.indexOf(option) + 1)
  return upTo.reduce((sum, { id }) => sum + quantityOf(groups, group.id, id), 0) <= free
}

/** The price of a group's choices. The most expensive `freeCount` of them are free (contract, OptionGroup). */
function groupPrice(group: OptionGroup, groups: CustomOptionGroup[], servingId: string | null): number {
  const taken = group.options.map((option) => ({ option, quantity: quantityOf(groups, group.id, option.id) }))
  const nested = taken.reduce((sum, { option, quantity }) => {
    return quantity === 0
      ? sum
      : sum + quantity * groupsPrice(option.optionGroups, nestedOf(groups, group.id, option.id), servingId)
  }, 0)
  let free = Math.max(0, group.freeCount)
  return taken
    .map(({ option, quantity }) => ({ price: optionPrice(option, servingId), quantity }))
    .sort((a, b) => b.price - a.price)
    .reduce((sum, { price, quantity }) => {
      const charged = Math.max(0, quantity - free)
      free -= quantity - charged
      return sum + charged * price
    }, nested)
}

const groupsPrice = (definitions: OptionGroup[], groups: CustomOptionGroup[], servingId: string | null): number =>
  definitions.reduce((sum, group) => sum + groupPrice(group, groups, servingId), 0)

/** The price of one piece with the chosen options, in minor units. */
export function unitPrice({ servings, price, optionGroups }: MenuItem, { servingId, groups }: Selection): number {
  const base = servings.find(({ id }) => id === servingId)?.price ?? price
  return base + groupsPrice(optionGroups, groups, servingId)
}

/** The lowest price of an item as first shown, defaults included, in minor units. */
export function lowestPrice(item: MenuItem): number {
  const { groups } = initialSelection(item)
  const servings = item.servings.length > 0 ? item.servings.map(({ id }) => id) : [null]
  return Math.min(...servings.map((servingId) => unitPrice(item, { servingId, groups })))
}

/** The choices in menu order, with the prices for the serving. */
function priced(
  definitions: OptionGroup[],
  groups: CustomOptionGroup[],
  servingId: string | null,
): CustomOptionGroup[] {
  return definitions.flatMap((group) => {
    const options = group.options
      .filter(({ id }) => quantityOf(groups, group.id, id) > 0)
      .map((option) => ({
        ...taking(option, quantityOf(groups, group.id, option.id)),
        price: optionPrice(option, servingId),
        customOptionGroups: priced(option.optionGroups, nestedOf(groups, group.id, option.id), servingId),
      }))
    return options.length === 0 ? [] : { groupId: group.id, name: group.name, options }
  })
}

/** The item with its selection, as the body of the add call. */
export const toCartItem = (item: MenuItem, selection: Selection, qty: number, instructions: string): AddCartItem => ({
  menuItemId: item.id,
  menuItemMappingId: item.menuItemMappingId,
  servingQuantityId: selection.servingId,
  qty,
  price: unitPrice(item, selection),
  specialInstructions: instructions.trim() || null,
  customOptionGroups: priced(item.optionGroups, selection.groups, selection.servingId),
})
