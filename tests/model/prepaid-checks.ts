import type { Schemas } from '../../src/api/types'
import type { SandboxContext } from '../../src/sandbox/context'
import { historyOf } from '../../src/sandbox/rules/kitchen'
import { orderView } from '../../src/sandbox/rules/orders'
import { pointsOf } from '../../src/sandbox/rules/points'
import type { StoredOrder } from '../../src/sandbox/state'

type Quote = Schemas['Quote']
export const GRANTED = 400
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

/**
 * What has to hold after each step of a history.
 * @param shown what the customer saw of each order before placing it
 * @param issued what each gift card had at first, in minor units
 */
export function createChecks(
  customers: string[],
  shown: Map<string, Quote>,
  issued: Map<string, number>,
  context: SandboxContext,
) {
  const { state } = context
  const net = ({ totals: { subtotal, discount, reward } }: StoredOrder) => subtotal - discount - (reward?.amount ?? 0)
  /** An amount without the share of the dishes that were refunded. */
  const without = (amount: number, { lines, totals: { subtotal }, issue, refunded = 0 }: StoredOrder) => {
    if (refunded === 0) return amount
    const pieces = issue!.dishes.map(({ cartItemId, quantity }) => {
      return lines.find((line) => line.cartItemId === cartItemId)!.unitPrice * quantity
    })
    return amount - Math.round((amount * sum(pieces)) / subtotal)
  }
  const isComplete = (order: StoredOrder) =>
    historyOf(order, context.now()).some(({ status }) => status === 'COMPLETED')

  function wrongCards(): string[] {
    return state.giftCards!.flatMap(({ number, balance }) => {
      const charged = sum(
        state.orders
          .filter(({ giftCardsHeld }) => giftCardsHeld)
          .flatMap(({ giftCards = [] }) =>
            giftCards.filter((one) => one.number === number).map(({ amount, refunded = 0 }) => amount - refunded),
          ),
      )
      const isRight = balance >= 0 && balance === issued.get(number)! - charged
      return isRight ? [] : [`card ${number} has ${balance} of ${issued.get(number)}, of which ${charged} is spent`]
    })
  }

  function wrongPoints(customerId: string): string[] {
    const { balance, entries, held } = pointsOf(customerId, context)
    const own = state.orders.filter((order) => order.customerId === customerId)
    const of = (...reasons: string[]) =>
      sum(entries.filter(({ reason }) => reasons.includes(reason)).map(({ points }) => points))
    const isSpent = ({ pointsHeld }: StoredOrder) => pointsHeld === true
    const spent = sum(own.filter(isSpent).map(({ reward }) => reward?.points ?? 0))
    const waiting = sum(
      own.filter((order) => isSpent(order) && order.receivedAt === null).map(({ reward }) => reward!.points),
    )
    const earned = sum(own.filter(isComplete).map((order) => Math.floor(without(net(order), order) / 100)))
    const owed = state.points?.[customerId]?.owed ?? 0
    const checks: [string, number, number][] = [
      ['the balance is the sum of the history', balance, sum(entries.map(({ points }) => points))],
      ['orders hold what is spent', -of('SPENT', 'HELD', 'RETURNED'), spent],
      ['orders that wait hold what is held', held, waiting],
      ['what is not refunded has earned', of('EARNED', 'TAKEN_BACK') - owed, earned],
      ['points are taken back of refunds only', Math.max(0, of('TAKEN_BACK')), 0],
      ['no balance is negative', Math.min(balance, 0), 0],
      ['points that are given stay given', of('GRANTED'), GRANTED],
    ]
    return checks.flatMap(([what, one, other]) => (one === other ? [] : [`${customerId}: ${what}: ${one}, ${other}`]))
  }

  function wrongOrders(): string[] {
    return state.orders.flatMap((order) => {
      const seenThen = shown.get(order.id)
      const { totals, payment, points } = orderView(order, context)
      const { giftCards = [], total, due = total } = totals
      const isAsShown = JSON.stringify(totals) === JSON.stringify(seenThen?.totals)
      const isWhole = due + sum(giftCards.map(({ amount }) => amount)) === total
      const isPaid = payment.amount === due && due >= 0
      const cost = seenThen?.points?.rewards?.find(({ id }) => id === seenThen.points?.rewardId)?.points ?? 0
      const isSpent = [0, cost].includes(points?.spent ?? 0)
      const isCharged =
        order.receivedAt === null || order.cancelledAt !== undefined || giftCards.length === 0 || order.giftCardsHeld
      return isAsShown && isWhole && isPaid && isSpent && isCharged ? [] : [`order ${order.number} is not as shown`]
    })
  }

  function wrongRefunds(): string[] {
    return state.orders.flatMap((order) => {
      const { issue, refunded = 0, giftCards = [], totals } = order
      const paid = net(order) + totals.tax
      const isDue = refunded === paid - without(paid, order) && refunded <= paid
      const isPromised = refunded === (issue?.choice?.type === 'REFUND' ? issue.choice.amount : 0)
      const { due = totals.total } = totals
      const onCards = giftCards.map((card) => card.refunded ?? 0)
      const isGivenBack = sum(onCards) === Math.max(0, refunded - due)
      const isWhole = giftCards.every(({ amount }, at) => onCards[at]! <= amount)
      return isDue && isPromised && isGivenBack && isWhole ? [] : [`order ${order.number} refunds ${refunded}`]
    })
  }

  return {
    /** What is not as it has to be. */
    faults: (): string[] => [...wrongCards(), ...customers.flatMap(wrongPoints), ...wrongOrders(), ...wrongRefunds()],
    /** How often each thing has happened, to see that the histories are worth something. */
    counts: () => ({
      placed: state.orders.length,
      completed: state.orders.filter(isComplete).length,
      cancelled: state.orders.filter(({ cancelledAt }) => cancelledAt).length,
      withReward: state.orders.filter(({ reward }) => reward).length,
      withCards: state.orders.filter(({ giftCards = [] }) => giftCards.length > 0).length,
      reported: state.orders.filter(({ issue }) => issue).length,
      refunded: state.orders.filter(({ refunded }) => refunded).length,
      refundedToCards: state.orders.filter(({ giftCards = [] }) => giftCards.some((card) => card.refunded)).length,
      credited: state.orders.filter(({ issue }) => issue?.choice?.type === 'CREDIT').length,
      paidByCards: state.orders.filter(({ totals, receivedAt }) => totals.due === 0 && receivedAt !== null).length,
    }),
  }
}
