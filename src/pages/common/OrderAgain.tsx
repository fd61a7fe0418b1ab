import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Order } from '../../api/types'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { StillWorking } from '../../components/StillWorking'
import { useAddToCart } from '../../features/cart/use-cart'
import { dishPath, useDishes } from '../../features/menu/dish-index'
import { formatMoney } from '../../lib/money'
import { paths } from '../../lib/paths'
import { orderedAgain } from '../common/order-again'
import styles from './OrderAgain.module.css'

/** Every line of the order as it would be today, once the menu and each dish have loaded. */
function useOrderedAgain({ lines, totals }: Order) {
  const dishes = useDishes()
  const menu = useQuery(restaurantQueries.menus())
  const ids = [...new Set(lines.map(({ menuItemId }) => menuItemId))]
  const items = useQueries({
    queries: ids.map((menuItemId) => ({
      ...restaurantQueries.item(dishes.get(menuItemId)?.menuId ?? '', menuItemId),
      enabled: dishes.has(menuItemId),
    })),
  })
  const read = [menu, ...items]
  const isKnown = menu.data && items.every(({ data, isEnabled }) => data || !isEnabled)
  return {
    failed: read.some(({ isError, data }) => isError && !data),
    retry: () => read.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
    rows: isKnown
      ? lines.map((line) => {
          const dish = dishes.get(line.menuItemId)
          return { line, dish, ...orderedAgain(line, dish, items[ids.indexOf(line.menuItemId)]?.data, totals.currency) }
        })
      : null,
  }
}

/** The preview of an old order as a new one. */
export function OrderAgain({ order, onClose }: { order: Order; onClose: () => void }) {
  const { rows, failed, retry } = useOrderedAgain(order)
  const add = useAddToCart()
  const navigate = useNavigate()
  /** Ignores a second click while the dialog is closing. */
  const isAdded = useRef(false)
  const money = (amount: number) => formatMoney(amount, order.totals.currency)
  const items = (rows ?? []).flatMap(({ item }) => item ?? [])
  const count = items.reduce((sum, { qty }) => sum + qty, 0)
  const total = items.reduce((sum, { qty, price }) => sum + qty * price, 0)
  const words = `Add ${count} ${count === 1 ? 'item' : 'items'} · ${money(total)}`
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
        <ul className={styles.rows} aria-label="Items">
          {rows?.map(({ line, dish, item, chosen, changes, mayBeChosen }) => (
            <li key={line.cartItemId} className={`${styles.row} ${item ? '' : styles.gone}`} aria-label={line.name}>
              <span className={styles.quantity}>{item?.qty ?? line.quantity} ×</span>
              <strong>
                <bdi>{line.name}</bdi>
              </strong>
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
        <Button
          variant="contained"
          disabled={count === 0}
          onClick={() => {
            if (isAdded.current) return
            isAdded.current = true
            for (const item of items) add(item)
            void navigate(paths.cart)
          }}
        >
          {!rows ? 'Add to cart' : count > 0 ? words : 'Nothing to add'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
