import { CartKeeper } from '../features/cart/CartKeeper'
import { WaitingItem } from '../features/cart/WaitingItem'
import { useAccountTabs } from './use-account-tabs'
import { useKeptFocus } from './use-kept-focus'

/** What looks after a customer on every page, and draws nothing. */
export function CustomerKeepers() {
  useKeptFocus()
  useAccountTabs()
  return (
    <>
      <CartKeeper />
      <WaitingItem />
    </>
  )
}
