import { useState, type ReactNode } from 'react'
import { msgid, ngettext, t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { Button, LinkButton } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { TRASH } from '../../components/later-icons'
import { lazyDialog } from '../../components/lazy'
import { ErrorState } from '../../components/PageState'
import { useCartActions } from '../../features/cart/actions'
import type { CartState } from '../../features/cart/use-cart'
import type { Dish } from '../../features/menu/dish-index'
import { paths } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'
import { CartLines } from '../common/CartLines'
import { CartTotal } from '../common/CartTotal'
import { ShareOrder } from '../common/ShareOrder'
import type { Removed } from '../common/use-removed'
import { WhenBar } from '../common/WhenBar'
import styles from './CartPage.module.css'
import { LaidTable } from './LaidTable'
import { usePriceChanges } from './use-price-changes'

const ConfirmDialog = lazyDialog(() => import('../../components/ConfirmDialog').then((module) => module.ConfirmDialog))

type Props = {
  cart: CartState
  restaurant: Restaurant
  /** Null when the menu could not be loaded, so the names of the lines are unknown. */
  dishes: Map<string, Dish> | null
  /** Reads the menu again. */
  onRetry: () => void
  removed: Removed
  /** Below the lines; on a phone below all of the page. */
  children: ReactNode
}

/** The lines of a cart that is not empty, and their total. */
export function CartColumns({ cart, restaurant, dishes, onRetry, removed, children }: Props) {
  const { clear } = useCartActions()
  const drift = usePriceChanges(useCustomerId() ?? '', cart)
  const [asking, setAsking] = useState(false)

  return (
    <div className={styles.columns}>
      <div className={styles.lines}>
        {/* Above the dishes on a phone; one of the two is shown. */}
        <div className={styles.above}>
          <WhenBar />
        </div>
        {dishes && <LaidTable lines={cart.lines} dishes={dishes} />}
        {dishes ? (
          <CartLines
            lines={cart.lines}
            dishes={dishes}
            currency={restaurant.currency}
            removed={removed}
            problems={drift}
          />
        ) : (
          <ErrorState title={t`Your dishes could not be shown`} onRetry={onRetry} page={false} />
        )}
        <div className={styles.more}>
          <LinkButton to={paths.menu} variant="outlined">
            <Icon name="plus" size={18} /> {t`Add more dishes`}
          </LinkButton>
          <div className={styles.whole}>
            <ShareOrder lines={cart.lines} currency={restaurant.currency} variant="flush" />
            <Button variant="flush" onClick={() => setAsking(true)}>
              <Icon name={TRASH} size={18} /> {t`Clear cart`}
            </Button>
          </div>
        </div>
        {children}
      </div>
      <div className={styles.side}>
        <CartTotal
          cart={cart}
          restaurant={restaurant}
          hasChanged={drift.size > 0}
          when={
            <div className={styles.when}>
              <h2>{t`Your order`}</h2>
              <WhenBar />
            </div>
          }
        />
      </div>
      {asking && (
        <ConfirmDialog
          title={t`Clear your cart?`}
          text={ngettext(
            msgid`All ${cart.count} item will be removed.`,
            `All ${cart.count} items will be removed.`,
            cart.count,
          )}
          action={t`Clear cart`}
          onConfirm={clear}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
