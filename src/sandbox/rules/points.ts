import type { Schemas } from '../../api/types'
import type { SandboxContext } from '../context'
import { Refusal } from '../refusal'
import type { StoredOrder } from '../state'
import { say } from '../words'
import { historyOf } from './kitchen'
import { balanceOf, replay, type LedgerEntry } from './points-ledger'
import { amountOff, noteOf } from './rewards'

const DAY = 24 * 60 * 60_000

const accountOf = (customerId: string, { state }: SandboxContext) =>
  ((state.points ??= {})[customerId] ??= { entries: [], owed: 0 })

function add(order: StoredOrder, entry: Pick<LedgerEntry, 'at' | 'points' | 'reason'>, context: SandboxContext) {
  if (entry.points === 0) return
  const { entries } = accountOf(order.customerId, context)
  const { expiresAfterDays = 365 } = context.restaurant.pointsProgram ?? {}
  const expiry = entry.points > 0 ? { expiresAt: entry.at + expiresAfterDays * DAY } : {}
  entries.push({ id: `pts_${crypto.randomUUID().slice(0, 13)}`, orderId: order.id, ...entry, ...expiry })
}

/** The points that dishes of an amount earn, in minor units and without what discounts and rewards paid. */
export function pointsFor(amount: number, { restaurant: { pointsProgram } }: SandboxContext): number {
  if (!pointsProgram) return 0
  return Math.floor(amount / pointsProgram.earns.per) * pointsProgram.earns.points
}

/**
 * Holds the points of an order's reward until the order is accepted, unless they are held already.
 * @throws Refusal 409 when they have been spent in the meantime
 */
export function holdPoints(order: StoredOrder, context: SandboxContext) {
  const { reward, pointsHeld, customerId } = order
  if (!reward || pointsHeld) return
  if (balanceOf(accountOf(customerId, context).entries, context.now()) < reward.points) {
    throw new Refusal(409, 'REWARD_UNAVAILABLE', 'Your points have been spent in the meantime.')
  }
  add(order, { at: context.now(), points: -reward.points, reason: 'SPENT' }, context)
  order.pointsHeld = true
}

/** Gives the points of an order's reward back, once. */
export function releasePoints(order: StoredOrder, context: SandboxContext) {
  if (!order.pointsHeld) return
  add(order, { at: context.now(), points: order.reward!.points, reason: 'RETURNED' }, context)
  order.pointsHeld = false
}

/** Credits the points of an order, once, when it is completed, less those owed for refunds. */
export function creditPoints(order: StoredOrder, context: SandboxContext) {
  const { earned, earns = 0 } = order
  if (earned) return
  const completed = historyOf(order, context.now()).find(({ status }) => status === 'COMPLETED')
  if (!completed) return
  const account = accountOf(order.customerId, context)
  const owed = Math.min(account.owed, earns)
  account.owed -= owed
  add(order, { at: Date.parse(completed.at), points: earns - owed, reason: 'EARNED' }, context)
  order.earned = true
}

/**
 * Takes back what refunded dishes of a completed order have earned, each point once. Points that are already spent are
 * taken from those earned next, so that the balance is never negative.
 * @param left what was paid for the dishes that are not refunded, in minor units
 */
export function takeBackPoints(order: StoredOrder, left: number, context: SandboxContext) {
  const { earns = 0, takenBack = 0, customerId } = order
  const back = earns - takenBack - pointsFor(left, context)
  if (back <= 0) return
  const account = accountOf(customerId, context)
  const taken = Math.min(back, balanceOf(account.entries, context.now()))
  add(order, { at: context.now(), points: -taken, reason: 'TAKEN_BACK' }, context)
  account.owed += back - taken
  order.takenBack = takenBack + back
}

/** What an order earns, and what was spent on it; null where there are no points. */
export function orderPoints(
  order: StoredOrder,
  { restaurant }: SandboxContext,
): NonNullable<Schemas['Order']['points']> | null {
  const { earns = 0, takenBack = 0, reward, pointsHeld, cancelledAt } = order
  if (!restaurant.pointsProgram) return null
  return { earned: cancelledAt ? 0 : earns - takenBack, spent: pointsHeld ? reward!.points : 0 }
}

/** A customer's points and their history, newest first. */
export function pointsOf(customerId: string, context: SandboxContext) {
  const { state, now } = context
  const { entries, lots } = replay(accountOf(customerId, context).entries, now())
  const orderOf = (id: string | undefined) => state.orders.find((order) => order.id === id)
  const isWaiting = (order: StoredOrder | undefined) => order?.pointsHeld && order.receivedAt === null
  const waiting = state.orders.filter((order) => order.customerId === customerId && isWaiting(order))
  const isNewest = (entry: LedgerEntry) => entries.findLast(({ orderId }) => orderId === entry.orderId) === entry
  const views = entries.map((entry): Schemas['PointsEntry'] => {
    const { id, at, points, reason, orderId } = entry
    const order = orderOf(orderId)
    return {
      ...{ id, points },
      at: new Date(at).toISOString(),
      reason: reason === 'SPENT' && isWaiting(order) && isNewest(entry) ? 'HELD' : reason,
      ...(orderId && { orderId }),
      ...(order && { orderNumber: order.number }),
    }
  })
  return {
    balance: lots.reduce((sum, { points }) => sum + points, 0),
    held: waiting.reduce((sum, { reward }) => sum + reward!.points, 0),
    expiring: lots
      .filter(({ expiresAt }) => expiresAt < Infinity)
      .map(({ points, expiresAt }) => ({ points, at: new Date(expiresAt).toISOString() })),
    entries: views.reverse(),
  }
}

type Priced = Parameters<typeof amountOff>[1]
type Applied = {
  points: Schemas['QuotePoints']
  reward: (StoredOrder['reward'] & { name: string; amount: number }) | null
  problem?: Schemas['QuoteProblem']
}

/**
 * What an order earns, its reward, and all rewards with what is missing for them.
 * @param rewardId the chosen reward
 */
export function applyReward(
  customerId: string,
  rewardId: string | null | undefined,
  priced: Priced,
  context: SandboxContext,
): Applied {
  const { restaurant, state, now } = context
  const program = restaurant.pointsProgram
  const problem = (message: string) => ({ code: 'REWARD_UNAVAILABLE', message })
  if (!program) {
    const isWanted = rewardId !== null && rewardId !== undefined
    return {
      points: null,
      reward: null,
      ...(isWanted && { problem: problem(say(context, 'There are no rewards here.')) }),
    }
  }
  // An order replaces the customer's order that waits for payment, so the points of that one can be spent on it.
  const freed = state.orders.filter((order) => order.customerId === customerId && order.receivedAt === null)
  const held = freed.reduce((sum, { pointsHeld, reward }) => sum + (pointsHeld ? reward!.points : 0), 0)
  const balance = balanceOf(accountOf(customerId, context).entries, now()) + held
  const rewards = program.rewards.map((reward) => {
    const amount = amountOff(reward, priced, context)
    const { id, name, points } = reward
    return {
      ...{ id, name, points, amount },
      missing: Math.max(0, points - balance),
      note: amount > 0 ? null : say(context, noteOf(reward)),
    }
  })
  const wanted = rewards.find(({ id }) => id === rewardId)
  const applied = wanted && wanted.missing === 0 && wanted.amount > 0 ? wanted : null
  const paid = priced.subtotal - priced.discount - (applied?.amount ?? 0)
  const why = !wanted
    ? say(context, 'This reward does not exist any more.')
    : wanted.missing > 0
      ? say(context, 'You do not have enough points for {0}.', wanted.name)
      : `${wanted.name}: ${wanted.note}`
  return {
    points: { balance, earns: pointsFor(paid, context), rewards, rewardId: applied?.id ?? null },
    reward: applied,
    ...(rewardId && !applied && { problem: problem(why) }),
  }
}

/** Gives a customer points, for example as a thank-you. */
export function grantPoints(customerId: string, points: number, context: SandboxContext) {
  const { expiresAfterDays = 365 } = context.restaurant.pointsProgram ?? {}
  const at = context.now()
  const id = `pts_${crypto.randomUUID().slice(0, 13)}`
  const entry = { id, at, points, reason: 'GRANTED' as const, expiresAt: at + expiresAfterDays * DAY }
  accountOf(customerId, context).entries.push(entry)
}
