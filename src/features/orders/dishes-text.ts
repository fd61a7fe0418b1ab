import type { OrderLine } from '../../api/types'
import { listOf } from '../../lib/list'
import { dishCounts } from './grouped-lines'

/** A name of at most so many characters fits a line of a phone. */
const SHORT = 24

const onOneLine = (name: string) => (name.length > SHORT ? name : name.replaceAll(' ', '\u00a0'))

/** The dishes of an order: '1 × Charred corn ribs, 2 × Tamarind lemonade'. A line ends between two dishes if it can. */
export const dishesText = (lines: OrderLine[]) =>
  listOf(dishCounts(lines).map(([name, count]) => `${count}\u00a0×\u00a0${onOneLine(name)}`))
