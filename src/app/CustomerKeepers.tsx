import { CartKeeper } from '../features/cart/CartKeeper'
import { connectMenu } from '../features/cart/put-back'
import { WaitingItem } from '../features/cart/WaitingItem'
import { asNow } from '../pages/common/as-now'
import { useAccountTabs } from './use-account-tabs'

connectMenu(asNow)

/** What looks after a customer on every page, and draws nothing. */
export function CustomerKeepers() {
  useAccountTabs()
  return (
    <>
      <CartKeeper />
      <WaitingItem />
    </>
  )
}
