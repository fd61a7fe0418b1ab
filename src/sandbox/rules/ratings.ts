import { LIMITS } from '../../api/limits.gen'
import type { Schemas } from '../../api/types'
import { lengthOf } from '../../lib/limit'
import type { SandboxContext } from '../context'
import { historyOf } from './kitchen'
import { Refusal } from '../refusal'
import type { StoredOrder } from '../state'

const MAX_COMMENT = LIMITS.Rating.comment

const isRating = ({ stars, comment }: { stars: number; comment: string }) =>
  Number.isInteger(stars) && stars >= 1 && stars <= 5 && lengthOf(comment) <= MAX_COMMENT

/**
 * Stores a customer's rating of an order and its dishes.
 * @throws Refusal 409 before the order is completed, 422 when the rating is invalid
 */
export function rateOrder(order: StoredOrder, rating: Schemas['Rating'], { now }: SandboxContext): Schemas['Rating'] {
  if (!historyOf(order, now()).some(({ status }) => status === 'COMPLETED')) {
    throw new Refusal(409, 'NOT_COMPLETED', 'An order can be rated once it is completed.')
  }
  const ids = rating.dishes.map(({ menuItemId }) => menuItemId)
  const isOfTheOrder = ids.every((id) => order.lines.some(({ menuItemId }) => menuItemId === id))
  const isRight = [rating, ...rating.dishes].every(isRating) && isOfTheOrder && new Set(ids).size === ids.length
  if (!isRight) throw new Refusal(422, 'INVALID_RATING', 'A rating has 1 to 5 stars, each dish once.')
  order.rating = rating
  return rating
}
