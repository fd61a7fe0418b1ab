import { useLocation } from 'react-router-dom'
import { useProvider } from '../api/queries/provider'
import { optional } from '../components/lazy'
import { AllergenSync } from '../features/allergens/AllergenSync'
import { CartBar } from '../features/cart/CartBar'
import { CartSync } from '../features/cart/CartSync'
import { connectMenu } from '../features/cart/removal'
import { PendingItem } from '../features/cart/PendingItem'
import { readOrderData } from '../features/checkout/order-data'
import { useCurrency, useRestaurant } from '../features/restaurant/use-restaurant'
import { isInGroupOrder } from '../lib/group-key'
import { paths } from '../lib/paths'
import { asNow } from '../pages/common/as-now'
import { GroupBar } from '../pages/group-order/GroupBar'
import { useCustomerId } from '../stores/auth'

connectMenu(asNow)

const Assistant = optional(() => import('./assistant/Assistant').then((module) => module.Assistant))

/** Looks up the payment provider once the customer is known (rule 4.9), for the order of the page if it has one. */
function useProviderHere() {
  const { pathname, search } = useLocation()
  const stored = pathname === paths.paymentReturn ? readOrderData()?.orderId : null
  useProvider(new URLSearchParams(search).get('orderId') || stored)
}

/** What a signed-in customer has: background work, and on the menu the bar of the cart. */
function OfCustomer({ customerId }: { customerId: string }) {
  useProviderHere()
  const currency = useCurrency()
  const { data: restaurant } = useRestaurant()
  const isMenu = /^\/menu\/?$/.test(useLocation().pathname)
  return (
    <>
      <CartSync />
      {restaurant?.allergenProfiles && <AllergenSync customerId={customerId} />}
      <PendingItem />
      {isMenu && currency && !isInGroupOrder() && <CartBar currency={currency} />}
    </>
  )
}

/** What a customer, a device that takes part in a group order, or an assistant has on every page. */
export function CustomerServices() {
  const customerId = useCustomerId()
  return (
    <>
      {customerId && <OfCustomer customerId={customerId} />}
      <GroupBar />
      {'modelContext' in document && <Assistant />}
    </>
  )
}
