import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { DishPicture } from '../../components/DishPicture'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useCart } from '../../features/cart/use-cart'
import type { Dish } from '../../features/menu/dish-index'
import { popularOf } from '../../features/menu/popular'
import { CartLines } from '../common/CartLines'
import { CartTotal } from '../common/CartTotal'
import { DishCards } from '../common/DishCards'
import { EmptyPlate } from '../common/EmptyPlate'
import { useRemoved } from '../common/use-removed'
import styles from './MenuCart.module.css'

/** In an empty cart. */
const PICTURES = 3
const NAMES = 8

const picturedOf = (dishes: Map<string, Dish>) =>
  [...dishes.values()].filter(({ popular, imageUrl, soldOut }) => popular && imageUrl && !soldOut).slice(0, PICTURES)

function Pictured({ dishes }: { dishes: Dish[] }) {
  return (
    <>
      <EmptyPlate className={styles.plate} />
      {dishes.length > 0 && (
        // Without names: each stands beside it, where it can be added.
        <div className={styles.pictures} aria-hidden="true">
          <p>{t`Most ordered this week`}</p>
          {dishes.map(({ id, imageUrl, imageSmallUrl, imageKind }) => (
            <DishPicture key={id} src={imageUrl} smallSrc={imageSmallUrl} kind={imageKind} />
          ))}
        </div>
      )}
    </>
  )
}

/** What to begin with, of a menu without pictures. */
function Named({ dishes, currency }: { dishes: Dish[]; currency: string }) {
  if (dishes.length === 0) return null
  return (
    <div className={styles.names}>
      <p>{dishes[0]?.popular ? t`Most ordered this week` : t`Start here`}</p>
      <DishCards dishes={dishes} currency={currency} />
    </div>
  )
}

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
  return (
    <>
      <h2 className={styles.heading}>{t`Your cart`}</h2>
      {isEmpty && (
        <>
          <p className={styles.empty}>{t`Your cart is empty. Dishes you add appear here.`}</p>
          {[...dishes.values()].some(({ imageUrl }) => imageUrl) ? (
            <Pictured dishes={picturedOf(dishes)} />
          ) : (
            <Named dishes={popularOf(dishes.values(), NAMES)} currency={restaurant.currency} />
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
