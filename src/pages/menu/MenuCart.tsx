import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { DishPicture } from '../../components/DishPicture'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useCart } from '../../features/cart/use-cart'
import type { Dish } from '../../features/menu/dish-index'
import { CartLines } from '../common/CartLines'
import { CartTotal } from '../common/CartTotal'
import { EmptyPlate } from '../common/EmptyPlate'
import { useRemoved } from '../common/use-removed'
import styles from './MenuCart.module.css'

/** Pictures of popular dishes in an empty cart. */
const MOST = 3

const popularOf = (dishes: Map<string, Dish>) =>
  [...dishes.values()].filter(({ popular, imageUrl, soldOut }) => popular && imageUrl && !soldOut).slice(0, MOST)

/**
 * The cart beside the menu of a wide window. What has changed since a dish was added is said in the cart itself. The
 * profile is passed in: a component that reads it when mounted starts a failed read again, which unmounts the menu.
 */
export function MenuCart({ dishes, restaurant }: { dishes: Map<string, Dish>; restaurant: Restaurant }) {
  const cart = useCart()
  const removed = useRemoved(dishes)
  if (cart.error) return <ErrorState title={t`Your cart could not be loaded`} onRetry={cart.retry} page={false} />
  if (cart.loading) return <Skeleton height="200px" />
  const isEmpty = cart.lines.length === 0
  const popular = isEmpty ? popularOf(dishes) : []
  return (
    <>
      <h2 className={styles.heading}>{t`Your cart`}</h2>
      {isEmpty && (
        <>
          <p className={styles.empty}>{t`Your cart is empty. Dishes you add appear here.`}</p>
          <EmptyPlate className={styles.plate} />
          {popular.length > 0 && (
            // Without names: each stands beside it, where it can be added.
            <div className={styles.popular} aria-hidden="true">
              <p>{t`Most ordered this week`}</p>
              {popular.map(({ id, imageUrl, imageSmallUrl, imageKind }) => (
                <DishPicture key={id} src={imageUrl} smallSrc={imageSmallUrl} kind={imageKind} />
              ))}
            </div>
          )}
        </>
      )}
      {(!isEmpty || removed.row) && (
        <div className={styles.lines}>
          <CartLines lines={cart.lines} dishes={dishes} currency={restaurant.currency} removed={removed} />
        </div>
      )}
      {!isEmpty && <CartTotal cart={cart} restaurant={restaurant} />}
    </>
  )
}
