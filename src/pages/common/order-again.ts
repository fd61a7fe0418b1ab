import { t } from 'ttag'
import type { AddCartItem, MenuItem, OrderLine } from '../../api/types'
import { optionTexts } from '../../features/cart/format-options'
import { isSoldOut } from '../../features/menu/sold-out'
import type { Dish } from '../../features/menu/dish-index'
import { missingChoices, restoredSelection } from '../../features/menu/selection'
import { toCartItem } from '../../features/menu/selection-price'
import { formatMoney } from '../../lib/money'

export type Again = {
  /** The item as it can be ordered now. Null when it needs a new choice or cannot be ordered at all. */
  item: AddCartItem | null
  /** The current serving and options, as text. */
  chosen: string[]
  /** One sentence for each thing that has changed. */
  changes: string[]
  /** True when only a choice is missing, which the dish's page offers. */
  mayBeChosen: boolean
}

/** A line as it once was in an order or a cart. */
export type Before = Pick<OrderLine, 'menuItemId' | 'quantity' | 'unitPrice'> &
  Partial<Omit<OrderLine, 'specialInstructions' | 'allergens' | 'deposit'>> & { specialInstructions?: string | null }

const cannot = (...changes: string[]): Again => ({ item: null, chosen: [], changes, mayBeChosen: false })

/**
 * A line of an old order or cart as it would be ordered today, matched against the dish as it is now.
 * @param currency ISO code, for prices in the sentences
 */
export function orderedAgain(
  line: Before,
  dish: Dish | undefined,
  item: MenuItem | undefined,
  currency: string,
): Again {
  if (!dish || !item) return cannot(t`It is no longer on the menu.`)
  if (dish.soldOut || isSoldOut(item)) return cannot(t`It is sold out.`)
  if (!dish.available) return cannot(t`It is not available now.`)
  const { servingQuantityId = null, customOptionGroups = [], quantity, unitPrice } = line
  const selection = restoredSelection(item, { servingId: servingQuantityId, groups: customOptionGroups })
  const qty = Math.min(quantity, item.maxQuantity)
  const now = toCartItem(item, selection, qty, line.specialInstructions ?? '')
  const serving = item.servings.find(({ id }) => id === selection.servingId)
  const before = optionTexts(customOptionGroups)
  const after = optionTexts(now.customOptionGroups ?? [])
  const gone = before.filter((words) => !after.includes(words))
  const [gap] = missingChoices(item.optionGroups, selection.groups)
  const money = (amount: number) => formatMoney(amount, currency)
  const changes = [
    ...(servingQuantityId !== null && serving && serving.id !== servingQuantityId
      ? [
          line.servingName
            ? t`${line.servingName} is gone. It is ${serving.name} now.`
            : t`That size is gone. It is ${serving.name} now.`,
        ]
      : []),
    ...gone.map((words) => t`Without ${words}: that is gone.`),
    ...(qty < quantity ? [t`Only ${qty} at a time.`] : []),
  ]
  if (gap) return { ...cannot(...changes, t`Please choose again: ${gap.name}.`), mayBeChosen: true }
  return {
    item: now,
    chosen: [...(item.servings.length > 1 && serving ? [serving.name] : []), ...after],
    changes: [
      ...changes,
      ...(now.price === unitPrice ? [] : [t`It was ${money(unitPrice)}, and is ${money(now.price)} now.`]),
    ],
    mayBeChosen: false,
  }
}
