import type { AddCartItem } from '../../api/types'
import { groupedLines } from '../../features/orders/grouped-lines'
import type { Substitute } from './substitutes'
import type { OrderedAgain } from './use-ordered-again'

/** Rows of equal lines drawn as one, with the sums of their quantities; `rows` are what is added to the cart. */
export type GroupedRow = OrderedAgain & { rows: OrderedAgain[] }

const together = (items: AddCartItem[]) => ({ ...items[0]!, qty: items.reduce((sum, { qty }) => sum + qty, 0) })

/** The rows of 'Order again' as they are drawn: one for equal lines of the order. */
export const groupedRows = (all: OrderedAgain[]): GroupedRow[] =>
  groupedLines(all.map(({ line }) => line)).map(({ lines, ...line }) => {
    const rows = all.filter((row) => lines.includes(row.line))
    const [first] = rows
    const items = rows.flatMap(({ item }) => item ?? [])
    const substitutes = first!.substitutes.map((one): Substitute => {
      const same = rows.flatMap((row) => row.substitutes.filter(({ id }) => id === one.id))
      return { ...one, item: together(same.map(({ item }) => item)) }
    })
    return {
      ...first!,
      line,
      rows,
      substitutes,
      item: items.length > 0 ? together(items) : null,
      changes: [...new Set(rows.flatMap(({ changes }) => changes))],
    }
  })
