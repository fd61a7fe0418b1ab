import type { Schemas } from '../../api/types'
import { clockTime } from '../../lib/time'
import type { SandboxContext } from '../context'
import { Refusal } from '../refusal'
import { declaredOf } from './declared'
import { checkSelection, depositFor, isSoldOut, priceOf } from './selection'
import type { Cart } from '../state'
import { inLanguage, say } from '../words'

const optionTexts = (groups: Schemas['CustomOptionGroup'][]): string[] =>
  groups.flatMap(({ options }) =>
    options.flatMap(({ name, quantity, customOptionGroups = [] }) => [
      quantity > 1 ? `${quantity} × ${name}` : name,
      ...optionTexts(customOptionGroups),
    ]),
  )

/**
 * A cart line as it would be ordered now, and what has changed since it was added.
 * @param collectedAt when the order is collected, in ms, by which the hours of a menu are judged
 */
export function priced(line: Cart[number], collectedAt: number, context: SandboxContext) {
  const { catalog, restaurant } = context
  const { timeZone, tax } = restaurant
  const { cartItemId, menuItemId, quantity, price: agreed } = line
  const found = catalog.find(menuItemId, collectedAt)
  const name = found?.item.name ?? say(context, 'A dish that is no longer on the menu')
  const problem = (code: string, message: string) => ({ code, message, cartItemId })
  const problems: Schemas['QuoteProblem'][] = []
  let unitPrice = agreed

  if (!found || isSoldOut(found.item)) {
    const words = found ? '{0} is sold out.' : '{0} cannot be ordered any more.'
    problems.push(problem('AVAILABILITY_CHANGED', say(context, words, name)))
  } else if (!found.availability.available) {
    const time = clockTime(new Date(collectedAt), timeZone)
    const words = say(context, '{0} is not served at {1}, only {2}.', name, time, found.availability.text ?? '')
    problems.push(problem('AVAILABILITY_CHANGED', words))
  } else {
    try {
      checkSelection(found.item, line.servingQuantityId, line.customOptionGroups)
      unitPrice = priceOf(found.item, line.servingQuantityId, line.customOptionGroups)
      if (unitPrice !== agreed) {
        problems.push({
          ...problem('PRICE_CHANGED', say(context, 'The price of {0} has changed.', name)),
          from: agreed,
          to: unitPrice,
        })
      }
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      problems.push(problem('AVAILABILITY_CHANGED', inLanguage(context, cause.said)))
    }
  }

  const servings = found?.item.servings ?? []
  const serving = servings.length > 1 ? servings.find(({ id }) => id === line.servingQuantityId) : undefined
  const deposit = found ? depositFor(found.item, line.servingQuantityId) : 0
  const orderLine: Schemas['OrderLine'] = {
    cartItemId,
    menuItemId,
    name,
    options: optionTexts(line.customOptionGroups),
    ...(found && declaredOf(found.item, line.customOptionGroups, restaurant)),
    quantity,
    unitPrice,
    total: unitPrice * quantity,
    ...(deposit > 0 && { deposit }),
    taxPercent: found?.taxPercent ?? tax.percent,
    servingQuantityId: line.servingQuantityId,
    customOptionGroups: line.customOptionGroups,
    ...(line.participant && { participant: line.participant }),
    ...(serving && { servingName: serving.name }),
    ...(line.specialInstructions && { specialInstructions: line.specialInstructions }),
    ...(found?.item.minimumAge && { minimumAge: found.item.minimumAge }),
    ...(found?.item.imageUrl && { imageUrl: found.item.imageUrl }),
  }
  return { orderLine, problems }
}
