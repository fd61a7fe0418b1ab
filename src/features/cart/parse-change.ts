import type { AddCartItem, CustomOptionGroup } from '../../api/types'
import { type Check, isInteger, isString, isText, listOf, orNone, orNull, shape } from '../../lib/shape'
import { recordOf } from '../../lib/storage'
import type { CartChange, LinePatch } from './lines'

/** Stored data may have been tampered with: only values that can be rendered and sent are accepted (F38). */
const isCount = (value: unknown): value is number => isInteger(value) && value > 0
const isAmount = (value: unknown): value is number => isInteger(value) && value >= 0

const isOption = shape<CustomOptionGroup['options'][number]>({
  optionId: isText,
  name: isString,
  quantity: isCount,
  // Less than 0 where leaving something out makes the dish cheaper.
  price: isInteger,
  customOptionGroups: orNone((value) => areGroups(value)),
})
const areGroups: Check<CustomOptionGroup[]> = listOf(
  shape<CustomOptionGroup>({ groupId: isText, name: isString, options: listOf(isOption) }),
)

export const isItem = shape<AddCartItem>({
  menuItemId: isText,
  menuItemMappingId: isText,
  qty: isCount,
  price: isAmount,
  servingQuantityId: orNull(isString),
  specialInstructions: orNull(isString),
  customOptionGroups: areGroups,
})

const isPatch = shape<LinePatch>({
  servingQuantityId: orNone(orNull(isString)),
  price: orNone(isAmount),
  specialInstructions: orNone(orNull(isString)),
  customOptionGroups: orNone(areGroups),
})

type OfKind<K> = Omit<Extract<CartChange, { kind: K }>, 'id' | 'kind'>
const ofLine = { dish: isText, line: isText }
const KINDS: { [K in CartChange['kind']]: Check<OfKind<K>> } = {
  add: shape<OfKind<'add'>>({ item: isItem, undoes: orNone(isText) }),
  step: shape<OfKind<'step'>>({ ...ofLine, by: isInteger, item: orNull(isItem) }),
  update: shape<OfKind<'update'>>({ ...ofLine, by: isInteger, patch: isPatch }),
  remove: shape<OfKind<'remove'>>({ ...ofLine, quantity: isCount }),
  clear: shape<OfKind<'clear'>>({ dishes: listOf(isText), lines: listOf(isText) }),
}
const kinds = new Map<unknown, Check<object>>(Object.entries(KINDS))

export function isChange(value: unknown): value is CartChange {
  const { id, kind } = recordOf(value)
  return isText(id) && (kinds.get(kind)?.(value) ?? false)
}
