import { useLocation } from 'react-router-dom'
import { useProvider } from '../api/queries/provider'
import { CartBar } from '../features/cart/CartBar'
import { CartSync } from '../features/cart/CartSync'
import { connectMenu } from '../features/cart/put-back'
import { PendingItem } from '../features/cart/PendingItem'
import { readOrderData } from '../features/checkout/order-data'
import { useCurrency } from '../features/restaurant/use-restaurant'
import { paths } from '../lib/paths'
import { asNow } from '../pages/common/as-now'
import { useAccountTabs } from './use-account-tabs'

connectMenu(asNow)

/** Looks up the payment provider once the customer is known (rule 4.9), for the order of the page if it has one. */
function useProviderHere() {
  const { pathname, search } = useLocation()
  const stored = pathname === paths.paymentReturn ? readOrderData()?.orderId : null
  useProvider(new URLSearchParams(search).get('orderId') || stored)
}

/** What a signed-in customer has on every page: background work, and on the menu the bar of the cart. */
export function CustomerSync() {
  useAccountTabs()
  useProviderHere()
  const currency = useCurrency()
  const isMenu = /^\/menu\/?$/.test(useLocation().pathname)
  return (
    <>
      <CartSync />
      <PendingItem />
      {isMenu && currency && <CartBar currency={currency} />}
    </>
  )
}
