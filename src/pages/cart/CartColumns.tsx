import { lazy, Suspense, useState } from 'react'
import type { Restaurant } from '../../api/types'
import { Button, LinkButton } from '../../components/Button'
import { ErrorState } from '../../components/PageState'
import { CartLineRow } from '../../features/cart/CartLineRow'
import { CartSummary } from '../../features/cart/CartSummary'
import { configurationOf, keyOf, type CartLine } from '../../features/cart/lines'
import { useCartActions } from '../../features/cart/actions'
import type { CartState } from '../../features/cart/use-cart'
import type { Dish } from '../../features/menu/dish-index'
import { paths } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'
import { useFulfilment } from '../../stores/fulfilment'
import { Substitutes } from '../common/Substitutes'
import { WhenBar } from '../common/WhenBar'
import styles from './CartPage.module.css'
import { lineDish } from './line-dish'
import { usePriceChanges } from './use-price-changes'
import type { Removed } from './use-removed'

const ConfirmDialog = lazy(() =>
  import('../../components/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
)

type Props = {
  cart: CartState
  restaurant: Restaurant
  /** Null when the menu could not be loaded, so the names of the lines are unknown. */
  dishes: Map<string, Dish> | null
  /** Reads the menu again. */
  onRetry: () => void
  removed: Removed
}

/** A React key that stays the same when the customer accepts a new price, so that the row keeps the focus. */
function rowKey(line: CartLine, lines: CartLine[]): string {
  const made = configurationOf(line)
  const alike = lines.filter((one) => configurationOf(one) === made)
  return `${made} ${alike.indexOf(line)}`
}

/** The lines of a cart that is not empty, and their total. */
export function CartColumns({ cart, restaurant, dishes, onRetry, removed }: Props) {
  const { clear, substitute } = useCartActions()
  const drift = usePriceChanges(useCustomerId() ?? '', cart)
  const [asking, setAsking] = useState(false)
  /** The key of the last substitute, which takes the focus. */
  const [replacedBy, setReplaced] = useState<string>()
  const { currency, minimumOrder, delivery } = restaurant
  const { type } = useFulfilment()

  const rows =
    dishes &&
    cart.lines.map((line) => (
      <CartLineRow
        key={rowKey(line, cart.lines)}
        line={line}
        dish={lineDish(line, dishes)}
        currency={currency}
        problem={drift.get(line.key)}
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
        isBack={line.key === removed.back || line.key === replacedBy}
      />
    ))
  if (removed.row) rows?.splice(removed.place, 0, <li key="removed">{removed.row}</li>)

  return (
    <div className={styles.columns}>
      <div>
        {rows ? (
          <ul aria-label="Cart">{rows}</ul>
        ) : (
          <ErrorState title="Your dishes could not be shown" onRetry={onRetry} page={false} />
        )}
        <div className={styles.more}>
          <LinkButton to={paths.menu}>Add more dishes</LinkButton>
          <Button onClick={() => setAsking(true)}>Clear cart</Button>
        </div>
      </div>
      <div className={styles.side}>
        <CartSummary
          cart={cart}
          minimumOrder={type === 'DELIVERY' && delivery ? delivery.minimumOrder : minimumOrder}
          currency={currency}
          hasChanged={drift.size > 0}
          when={<WhenBar />}
          action={
            <LinkButton to={paths.checkout} variant="contained" size="large" fullWidth>
              Checkout
            </LinkButton>
          }
        />
      </div>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title="Clear your cart?"
            text={`All ${cart.count} ${cart.count === 1 ? 'item' : 'items'} will be removed.`}
            action="Clear cart"
            onConfirm={clear}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
