import type { OrderLine } from '../../api/types'
import { listOf } from '../../lib/list'
import { dishCounts } from './grouped-lines'

/** The dishes of an order in one line: '1 × Charred corn ribs, 2 × Tamarind lemonade'. A count stays with its dish. */
export const dishesText = (lines: OrderLine[]) =>
  listOf(dishCounts(lines).map(([name, count]) => `${count}\u00a0×\u00a0${name}`))
