import type { ServerCart } from '../../api/queries/cart'
import { fold, type CartChange, type CartLine } from './lines'

/**
 * Whether changes whose response was lost have arrived: lines they increase have at least the expected quantity, and
 * lines they decrease have at most that.
 */
export function haveArrived(changes: CartChange[], before: ServerCart | undefined, now: ServerCart): boolean {
  const count = (lines: CartLine[], key: string) => lines.find((line) => line.key === key)?.quantity ?? 0
  const was = fold(before).lines
  const meant = fold(before, changes).lines
  const is = fold(now).lines
  return [...new Set([...was, ...meant].map(({ key }) => key))].every((key) => {
    const wanted = count(meant, key)
    const grows = wanted - count(was, key)
    return grows === 0 || (grows > 0 ? count(is, key) >= wanted : count(is, key) <= wanted)
  })
}
