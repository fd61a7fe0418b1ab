import { CartSync } from '../features/cart/CartSync'
import { connectMenu } from '../features/cart/put-back'
import { PendingItem } from '../features/cart/PendingItem'
import { asNow } from '../pages/common/as-now'
import { useAccountTabs } from './use-account-tabs'

connectMenu(asNow)

/** Background work for a signed-in customer on every page. Renders nothing of its own. */
export function CustomerSync() {
  useAccountTabs()
  return (
    <>
      <CartSync />
      <PendingItem />
    </>
  )
}
