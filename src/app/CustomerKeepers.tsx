import { CartKeeper } from '../features/cart/CartKeeper'
import { WaitingItem } from '../features/cart/WaitingItem'
import { useKeptFocus } from './use-kept-focus'

/** What looks after a customer on every page, and draws nothing. */
export function CustomerKeepers() {
  useKeptFocus()
  return (
    <>
      <CartKeeper />
      <WaitingItem />
    </>
  )
}
