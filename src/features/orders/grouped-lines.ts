import { configurationOf } from '../../api/configuration'
import type { OrderLine } from '../../api/types'

/** Equal lines of an order as one: with the sums of their quantities and totals, and the API's lines behind it. */
export type GroupedLine = OrderLine & { lines: OrderLine[] }

/** Equal for two lines that read the same and are ordered again the same. */
const keyOf = (line: OrderLine) => {
  const { servingQuantityId = null, specialInstructions = null, name, servingName, options = [], unitPrice } = line
  const made = configurationOf({ ...line, servingQuantityId, specialInstructions })
  return JSON.stringify([made, name, servingName, options.toSorted(), unitPrice])
}

/** The lines of an order or a quote as they are drawn, in the order in which they first come: two taps are one line. */
export function groupedLines(lines: OrderLine[]): GroupedLine[] {
  const groups = new Map<string, GroupedLine>()
  for (const line of lines) {
    const key = keyOf(line)
    const known = groups.get(key)
    groups.set(
      key,
      known
        ? {
            ...known,
            quantity: known.quantity + line.quantity,
            total: known.total + line.total,
            lines: [...known.lines, line],
          }
        : { ...line, lines: [line] },
    )
  }
  return [...groups.values()]
}

/** How many of each dish, by its name, however it was made. */
export function dishCounts(lines: OrderLine[]): [name: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { name, quantity } of lines) counts.set(name, (counts.get(name) ?? 0) + quantity)
  return [...counts]
}

/** So many pieces of a drawn line as pieces of the API's lines behind it, the first ones first. */
export function spreadOver({ lines }: GroupedLine, count: number): { cartItemId: string; quantity: number }[] {
  let left = count
  return lines.flatMap(({ cartItemId, quantity: most }) => {
    const quantity = Math.min(left, most)
    left -= quantity
    return quantity > 0 ? [{ cartItemId, quantity }] : []
  })
}
