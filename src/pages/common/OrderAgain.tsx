import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { AddCartItem, Order } from '../../api/types'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { StillWorking } from '../../components/StillWorking'
import { dishPath } from '../../features/menu/dish-index'
import { formatMoney } from '../../lib/money'
import styles from './OrderAgain.module.css'
import { useOrderedAgain } from './use-ordered-again'

type Props = {
  order: Order
  /** Receives the lines that the customer wants again, as they are now. */
  onAdd: (items: AddCartItem[]) => void
  onClose: () => void
  /** What else has changed. */
  notice?: string | undefined
}

/** The preview of an old order as a new one. A line that is not wanted can be left out. */
export function OrderAgain({ order, onAdd, onClose, notice }: Props) {
  const { rows, failed, retry } = useOrderedAgain(order)
  const [leftOut, setLeftOut] = useState<string[]>([])
  const money = (amount: number) => formatMoney(amount, order.totals.currency)
  const wanted = (rows ?? []).filter(({ line }) => !leftOut.includes(line.cartItemId))
  const items = wanted.flatMap(({ item }) => item ?? [])
  const count = items.reduce((sum, { qty }) => sum + qty, 0)
  const total = items.reduce((sum, { qty, price }) => sum + qty * price, 0)
  const words = `Add ${count} ${count === 1 ? 'item' : 'items'} · ${money(total)}`
  const toggle = (id: string) =>
    setLeftOut((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  return (
    <Dialog onClose={onClose} aria-labelledby="again-title" maxWidth="sm">
      <DialogTitle id="again-title" component="h2">
        Order {order.number} again?
      </DialogTitle>
      <DialogContent>
        {failed && <ErrorState title="The menu could not be loaded" onRetry={retry} page={false} />}
        {!rows && !failed && (
          <>
            <StillWorking isRead />
            <Skeleton height="160px" />
          </>
        )}
        {notice && <p className={styles.change}>{notice}</p>}
        <ul className={styles.rows} aria-label="Items">
          {rows?.map(({ line, dish, item, chosen, changes, mayBeChosen }) => (
            <li key={line.cartItemId} className={`${styles.row} ${item ? '' : styles.gone}`} aria-label={line.name}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  aria-label={line.name}
                  checked={item !== null && wanted.some((row) => row.line === line)}
                  disabled={!item}
                  onChange={() => toggle(line.cartItemId)}
                />
                <span className={styles.quantity}>{item?.qty ?? line.quantity} ×</span>
                <strong>
                  <bdi>{line.name}</bdi>
                </strong>
              </label>
              <span className="money">{item ? money(item.price * item.qty) : 'Left out'}</span>
              {chosen.length > 0 && <p className={styles.chosen}>{chosen.join(', ')}</p>}
              {changes.map((change) => (
                <p key={change} className={styles.change}>
                  {change}
                </p>
              ))}
              {mayBeChosen && dish && (
                <p className={styles.change}>
                  <Link to={dishPath(dish)}>Choose it again</Link>
                </p>
              )}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={count === 0} onClick={() => onAdd(items)}>
          {!rows ? 'Add to cart' : count > 0 ? words : 'Nothing to add'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
