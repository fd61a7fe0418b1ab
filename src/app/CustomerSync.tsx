import { useLocation } from 'react-router-dom'
import { useProvider } from '../api/queries/provider'
import { CartSync } from '../features/cart/CartSync'
import { connectMenu } from '../features/cart/put-back'
import { PendingItem } from '../features/cart/PendingItem'
import { readOrderData } from '../features/checkout/order-data'
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

/** Background work for a signed-in customer on every page. Renders nothing of its own. */
export function CustomerSync() {
  useAccountTabs()
  useProviderHere()
  return (
    <>
      <CartSync />
      <PendingItem />
    </>
  )
}
