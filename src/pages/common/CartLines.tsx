import { useState } from 'react'
import { CartLineRow } from '../../features/cart/CartLineRow'
import { useCartActions } from '../../features/cart/actions'
import { configurationOf, keyOf, type CartLine } from '../../features/cart/lines'
import type { Problem } from '../../features/cart/LineProblem'
import type { Dish } from '../../features/menu/dish-index'
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

/** The API appends a line that is put back. Until the customer leaves the page it stays where it was. */
function inPlace(lines: CartLine[], { back }: Removed): CartLine[] {
  const line = lines.find(({ key }) => key === back?.key)
  if (!line || !back) return lines
  return lines.filter((one) => one !== line).toSpliced(back.place, 0, line)
}

/** The lines of the cart, and in its place the one that was removed last. */
export function CartLines({ lines, dishes, currency, removed, problems = NONE }: Props) {
  const { substitute } = useCartActions()
  /** The key of the last substitute, which takes the focus. */
  const [replacedBy, setReplaced] = useState<string>()
  const rows = inPlace(lines, removed).map((line) => (
    <CartLineRow
      key={rowKey(line, lines)}
      line={line}
      dish={lineDish(line, dishes)}
      currency={currency}
      problem={problems.get(line.key)}
      substitutes={
        <Substitutes
          line={line}
          currency={currency}
          onChoose={(item) => {
            setReplaced(keyOf(item))
            return substitute(line, item)
          }}
        />
      }
      isBack={line.key === removed.back?.key || line.key === replacedBy}
    />
  ))
  if (removed.row) rows.splice(removed.place, 0, <li key="removed">{removed.row}</li>)
  return (
    <ul aria-label="Cart" className={styles.lines}>
      {rows}
    </ul>
  )
}
