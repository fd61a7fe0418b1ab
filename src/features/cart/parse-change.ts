import type { AddCartItem, CustomOptionGroup } from '../../api/types'
import { recordOf } from '../../lib/storage'
import type { CartChange } from './lines'

/** Stored data may have been tampered with: only values that can be rendered and sent are accepted (F38). */
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0
const isAmount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

function isOption(value: unknown): boolean {
  const { optionId, name, quantity, price, customOptionGroups = [] } = recordOf(value)
  return (
    isText(optionId) &&
    typeof name === 'string' &&
    isCount(quantity) &&
    isAmount(price) &&
    areGroups(customOptionGroups)
  )
}

const areGroups = (value: unknown): value is CustomOptionGroup[] =>
  Array.isArray(value) &&
  value.every((group) => {
    const { groupId, name, options } = recordOf(group)
    return isText(groupId) && typeof name === 'string' && Array.isArray(options) && options.every(isOption)
  })

export function isItem(value: unknown): value is AddCartItem {
  const item = recordOf(value)
  return (
    isText(item.menuItemId) &&
    isText(item.menuItemMappingId) &&
    isCount(item.qty) &&
    isAmount(item.price) &&
    isTextOrNull(item.servingQuantityId) &&
    isTextOrNull(item.specialInstructions) &&
    areGroups(item.customOptionGroups)
  )
}

const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText)
const isDifference = (value: unknown) => Number.isSafeInteger(value)
const isPatch = (value: unknown) => {
  const { servingQuantityId = null, price = 0, specialInstructions = null, customOptionGroups = [] } = recordOf(value)
  return (
    isTextOrNull(servingQuantityId) &&
    isAmount(price) &&
    isTextOrNull(specialInstructions) &&
    areGroups(customOptionGroups)
  )
}

export function isChange(value: unknown): value is CartChange {
  const { id, kind, dish, line, item, by, patch, quantity, dishes, lines, undoes } = recordOf(value)
  if (!isText(id)) return false
  switch (kind) {
    case 'add':
      return isItem(item) && (undoes === undefined || isText(undoes))
    case 'step':
      return isText(dish) && isText(line) && isDifference(by) && (item === null || isItem(item))
    case 'update':
      return isText(dish) && isText(line) && isDifference(by) && isPatch(patch)
    case 'remove':
      return isText(dish) && isText(line) && isCount(quantity)
    case 'clear':
      return areTexts(dishes) && areTexts(lines)
    default:
      return false
  }
}
