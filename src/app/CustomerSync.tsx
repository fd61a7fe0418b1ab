import { CartSync } from '../features/cart/CartSync'
import { connectMenu } from '../features/cart/put-back'
import { PendingItem } from '../features/cart/PendingItem'
import { asNow } from '../pages/common/as-now'
import { useAccountTabs } from './use-account-tabs'

connectMenu(asNow)

/** What looks after a customer on every page, and draws nothing. */
export function CustomerSync() {
  useAccountTabs()
  return (
    <>
      <CartSync />
      <PendingItem />
    </>
  )
}
