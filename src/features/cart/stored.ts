import type { AddCartItem, CustomOptionGroup } from '../../api/types'
import type { CartChange } from './fold'

/** What is kept in the browser may have been tampered with: only what can be drawn and sent is taken (fault 38). */
type Kept = Record<string, unknown>

const asRecord = (value: unknown): Kept => (typeof value === 'object' && value !== null ? value : {}) as Kept
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0
const isAmount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

function isOption(value: unknown): boolean {
  const { optionId, name, quantity, price, customOptionGroups = [] } = asRecord(value)
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
    const { groupId, name, options } = asRecord(group)
    return isText(groupId) && typeof name === 'string' && Array.isArray(options) && options.every(isOption)
  })

export function isItem(value: unknown): value is AddCartItem {
  const item = asRecord(value)
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

export function isChange(value: unknown): value is CartChange {
  const { id, kind, line, item, undoes, quantity, isAdd, price, lines } = asRecord(value)
  if (!isText(id)) return false
  switch (kind) {
    case 'add':
      return isText(line) && isItem(item) && (undoes === undefined || isText(undoes))
    case 'edit':
      return isText(line) && isItem(item)
    case 'quantity':
      return isText(line) && isCount(quantity) && (isAdd === undefined || typeof isAdd === 'boolean')
    case 'price':
      return isText(line) && isAmount(price)
    case 'remove':
      return isText(line)
    case 'clear':
      return Array.isArray(lines) && lines.every(isText)
    default:
      return false
  }
}
