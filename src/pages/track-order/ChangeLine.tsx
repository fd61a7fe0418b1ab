import { t } from 'ttag'
import type { OrderLine } from '../../api/types'
import { QuantityOf } from '../../components/QuantityOf'
import { useDishes } from '../../features/menu/dish-index'
import { listOf } from '../../lib/list'
import { formatMoney } from '../../lib/money'
import styles from './ChangeDialog.module.css'

type Props = { line: OrderLine; quantity: number; currency: string; onChange: (quantity: number) => void }

/** A line of an order whose quantity can change. One that is taken off stays, so that it can come back. */
export function ChangeLine({ line, quantity, currency, onChange }: Props) {
  const dish = useDishes().get(line.menuItemId)
  const { name, servingName, options = [], specialInstructions, unitPrice } = line
  const details = listOf([servingName, ...options, specialInstructions && t`“${specialInstructions}”`])
  // A dish that has left the menu can only become less.
  const max = Math.max(dish?.maxQuantity ?? 0, line.quantity)
  return (
    <li className={`${styles.line} ${quantity === 0 ? styles.gone : ''}`}>
      <div>
        <bdi>{name}</bdi>
        {details && <p className={styles.detail}>{details}</p>}
        <p className={styles.detail}>
          {quantity === 0 ? t`Taken off the order` : formatMoney(unitPrice * quantity, currency)}
        </p>
      </div>
      <QuantityOf name={name} value={quantity} max={max} onChange={onChange} />
    </li>
  )
}
