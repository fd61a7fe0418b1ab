import { useState } from 'react'
import { t } from 'ttag'
import { CartLineRow } from '../../features/cart/CartLineRow'
import { useCartActions } from '../../features/cart/actions'
import { useAdditiveWords } from '../../api/use-additive-words'
import { configurationOf } from '../../api/configuration'
import { keyOf, type CartLine } from '../../features/cart/lines'
import type { Problem } from '../../features/cart/LineProblem'
import type { Dish } from '../../features/menu/dish-index'
import { useMenuFilters } from '../../stores/menu-filters'
import { avoidedIn } from './avoided-in'
import { declaredIn } from './declared-in'
import styles from './CartLines.module.css'
import { lineDish } from './line-dish'
import { Substitutes } from './Substitutes'
import type { Removed } from './use-removed'

type Props = {
  lines: CartLine[]
  dishes: Map<string, Dish>
  currency: string
  removed: Removed
  /** What has changed about a line since it was added, by the line's key. */
  problems?: ReadonlyMap<string, Problem>
}

const NONE: ReadonlyMap<string, Problem> = new Map()

/** A React key that stays the same when the customer accepts a new price, so that the row keeps the focus. */
function rowKey(line: CartLine, lines: CartLine[]): string {
  const made = configurationOf(line)
  const alike = lines.filter((one) => configurationOf(one) === made)
  return `${made} ${alike.indexOf(line)}`
}

/** The order with a configuration that is new to it: after the one before it, or last when it is the last line. */
function withNew(order: string[], made: string, at: number, all: string[]): string[] {
  if (order.includes(made)) return order
  const place = at === all.length - 1 ? order.length : order.indexOf(all[at - 1] ?? '') + 1
  return order.toSpliced(place, 0, made)
}

/**
 * The configurations in the order in which they were first shown. The API appends a line that is put back; by this
 * order it returns to its place until the customer leaves the page.
 */
function useOrder(lines: CartLine[]): string[] {
  const [order, setOrder] = useState<string[]>([])
  const next = lines.map(configurationOf).reduce(withNew, order)
  if (next !== order) setOrder(next)
  return next
}

/** The lines of the cart, and in its place the one that was removed last. */
export function CartLines({ lines, dishes, currency, removed, problems = NONE }: Props) {
  const { substitute } = useCartActions()
  const { avoid } = useMenuFilters()
  const wordsOf = useAdditiveWords()
  /** The key of the last substitute, which takes the focus. */
  const [replacedBy, setReplaced] = useState<string>()
  const order = useOrder(lines)
  const rank = (made: string) => order.indexOf(made)
  const shown = lines.toSorted((a, b) => rank(configurationOf(a)) - rank(configurationOf(b)))
  const rows = shown.map((line) => (
    <CartLineRow
      key={rowKey(line, lines)}
      line={line}
      dish={lineDish(line, dishes)}
      currency={currency}
      avoided={avoidedIn(line, dishes, avoid)}
      declared={declaredIn(line, dishes, wordsOf)}
      problem={problems.get(line.key)}
      substitutes={
        // It would be the customer's own dish.
        !line.participant && (
          <Substitutes
            line={line}
            currency={currency}
            onChoose={(item) => {
              setReplaced(keyOf(item))
              return substitute(line, item)
            }}
          />
        )
      }
      isBack={line.key === removed.back || line.key === replacedBy}
    />
  ))
  if (removed.row) {
    const place = removed.made ? rank(removed.made) : -1
    const before = shown.filter((line) => rank(configurationOf(line)) < place).length
    rows.splice(place < 0 ? removed.place : before, 0, <li key="removed">{removed.row}</li>)
  }
  return (
    <ul aria-label={t`Cart`} className={styles.lines}>
      {rows}
    </ul>
  )
}
