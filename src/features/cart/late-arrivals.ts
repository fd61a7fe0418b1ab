import type { QueryClient } from '@tanstack/react-query'
import { isCurrent } from '../../stores/auth'
import { fold, type CartLine } from './lines'
import { changesOf } from './log'
import { rereadCart } from './other-tabs'
import { linesWith, waits, type Awaited } from './saved'

/** Those that a cart does not have yet. */
export const missingIn = (cart: CartLine[], awaited: Awaited[]) =>
  awaited.filter(({ dish, lines }) => linesWith(cart, dish) !== lines)

/** How long to wait, in ms, before and between the further reads of the cart, and after the last one. */
const PAUSES = [500, 1500, 3000, 500]

async function readUntilArrived(client: QueryClient, customerId: string, awaited: Awaited[]) {
  for (const [turn, pause] of PAUSES.entries()) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const cart = fold(changesOf(client, customerId).cached()).lines
    if (!isCurrent(customerId) || missingIn(cart, awaited).length === 0) return
    // Not waited for: a read may hang.
    if (turn < PAUSES.length - 1) void rereadCart(client, customerId)
  }
}

/** Reads the cart until it has what is awaited, at most three times. Resolves when it has, or after five seconds. */
export function arrival(client: QueryClient, customerId: string, awaited: Awaited[]): Promise<void> {
  const key = JSON.stringify([customerId, awaited])
  const wait = waits.get(key) ?? {
    customerId,
    awaited,
    over: readUntilArrived(client, customerId, awaited).finally(() => waits.delete(key)),
  }
  waits.set(key, wait)
  return wait.over
}
