import type { QueryClient } from '@tanstack/react-query'
import { isCurrent } from '../../stores/auth'
import { fold, type CartLine } from './lines'
import { changesOf } from './log'
import { rereadCart } from './other-tabs'
import { linesWith, waits, type Awaited } from './saved'

/** The awaited dishes whose lines a cart does not have yet. */
export const missingIn = (cart: CartLine[], awaited: Awaited[]) =>
  awaited.filter(({ dish, lines }) => linesWith(cart, dish) !== lines)

/** The pause before the first further read of the cart, and those after each, in ms. */
const FIRST = 500
const PAUSES = [1500, 2500, 500]

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function readUntilArrived(client: QueryClient, customerId: string, awaited: Awaited[]) {
  const isOver = () =>
    !isCurrent(customerId) || missingIn(fold(changesOf(client, customerId).cached()).lines, awaited).length === 0
  await sleep(FIRST)
  for (const pause of PAUSES) {
    if (isOver()) return
    const rest = sleep(pause)
    // A read may hang.
    await Promise.race([rereadCart(client, customerId), rest])
    if (isOver()) return
    await rest
  }
}

/**
 * Reads the cart up to three times until it has what is awaited. Resolves when it has, or after five seconds without it.
 */
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
