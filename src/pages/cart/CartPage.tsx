import { lazy, Suspense, useRef, useState } from 'react'
import { Button, LinkButton } from '../../components/Button'
import { ErrorState, PageState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useTitle } from '../../components/use-title'
import { CartLineRow } from '../../features/cart/CartLineRow'
import { CartSummary } from '../../features/cart/CartSummary'
import { useCart, useCartActions } from '../../features/cart/use-cart'
import { useDishes } from '../../features/menu/dish-index'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { paths } from '../../lib/paths'
import styles from './CartPage.module.css'
import { lineDish } from './line-dish'

const ConfirmDialog = lazy(() =>
  import('../../components/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
)

const Loading = () => (
  <div className={styles.columns} role="status" aria-label="Loading your cart">
    <div>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} height="128px" />
      ))}
    </div>
    <Skeleton height="200px" />
  </div>
)

export function CartPage() {
  useTitle('Cart')
  const cart = useCart()
  const { clear } = useCartActions()
  const dishes = useDishes()
  const { data: restaurant } = useRestaurant()
  const [asking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  if (cart.error) return <ErrorState title="Your cart could not be loaded" onRetry={cart.retry} />
  if (!cart.loading && cart.lines.length === 0) {
    return (
      <PageState
        title="Your cart is empty"
        picture="/illustrations/empty-box.webp"
        actions={
          <LinkButton to={paths.menu} variant="contained" size="large">
            Browse the menu
          </LinkButton>
        }
      >
        Something good is on the stove. Have a look.
      </PageState>
    )
  }

  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        Your cart
      </h1>
      {cart.loading || !restaurant ? (
        <Loading />
      ) : (
        <div className={styles.columns}>
          <div>
            <ul aria-label="Cart">
              {cart.lines.map((line) => (
                <CartLineRow
                  key={line.key}
                  line={line}
                  dish={lineDish(line, dishes)}
                  currency={restaurant.currency}
                  onRemoved={() => heading.current?.focus()}
                />
              ))}
            </ul>
            <div className={styles.more}>
              <LinkButton to={paths.menu}>Add more dishes</LinkButton>
              <Button onClick={() => setAsking(true)}>Clear cart</Button>
            </div>
          </div>
          <div className={styles.side}>
            <CartSummary
              cart={cart}
              minimumOrder={restaurant.minimumOrder}
              currency={restaurant.currency}
              action={
                <LinkButton to={paths.checkout} variant="contained" size="large" fullWidth>
                  Checkout
                </LinkButton>
              }
            />
          </div>
        </div>
      )}
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
