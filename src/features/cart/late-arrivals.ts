import { isCurrent } from '../../stores/auth'
import type { Cart } from './cart-for'
import { fold, type CartLine } from './lines'
import { refresh } from './reread'
import { linesWith, waits, type Awaited } from './saved'
import { delay } from '../../lib/delay'

/** The awaited dishes whose lines a cart does not have yet. */
export const missingIn = (cart: CartLine[], awaited: Awaited[]) =>
  awaited.filter(({ dish, lines }) => linesWith(cart, dish) !== lines)

/** The pause before the first further read of the cart, and those after each, in ms. */
const FIRST = 500
const PAUSES = [1500, 2500, 500]

async function readUntilArrived(cart: Cart, awaited: Awaited[]) {
  const isOver = () => !isCurrent(cart.customerId) || missingIn(fold(cart.cached()).lines, awaited).length === 0
  await delay(FIRST)
  for (const pause of PAUSES) {
    if (isOver()) return
    const rest = delay(pause)
    // A read may hang.
    await Promise.race([refresh(cart), rest])
    if (isOver()) return
    await rest
  }
}

/**
 * Reads the cart up to three times until it has what is awaited. Resolves when it has, or after five seconds without it.
 */
export function arrival(cart: Cart, awaited: Awaited[]): Promise<void> {
  const { customerId } = cart
  const key = JSON.stringify([customerId, awaited])
  const wait = waits.get(key) ?? {
    customerId,
    awaited,
    over: readUntilArrived(cart, awaited).finally(() => waits.delete(key)),
  }
  waits.set(key, wait)
  return wait.over
}
