import type { Restaurant } from '../../api/types'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useCart } from '../../features/cart/use-cart'
import type { Dish } from '../../features/menu/dish-index'
import { CartLines } from '../common/CartLines'
import { CartTotal } from '../common/CartTotal'
import { useRemoved } from '../common/use-removed'
import styles from './MenuCart.module.css'

/**
 * The cart beside the menu of a wide window. What has changed since a dish was added is said in the cart itself. It
 * reads no profile: where that fails, a second reader would start it again, and the menu with it, without end.
 */
export function MenuCart({ dishes, restaurant }: { dishes: Map<string, Dish>; restaurant: Restaurant }) {
  const cart = useCart()
  const removed = useRemoved(dishes)
  if (cart.error) return <ErrorState title="Your cart could not be loaded" onRetry={cart.retry} page={false} />
  if (cart.loading) return <Skeleton height="200px" />
  const isEmpty = cart.lines.length === 0
  return (
    <>
      <h2 className={styles.heading}>Your cart</h2>
      {isEmpty ? (
        <>
          {removed.row}
          <p className={styles.empty}>It is empty. What you add to it appears here.</p>
        </>
      ) : (
        <>
          <div className={styles.lines}>
            <CartLines lines={cart.lines} dishes={dishes} currency={restaurant.currency} removed={removed} />
          </div>
          <CartTotal cart={cart} restaurant={restaurant} />
        </>
      )}
    </>
  )
}
