import type { ReactNode } from 'react'
import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { LinkButton } from '../../components/Button'
import { CartSummary } from '../../features/cart/CartSummary'
import type { CartState } from '../../features/cart/use-cart'
import { EarnsNote } from '../../features/points/EarnsNote'
import { paths } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'
import { useFulfilment } from '../../stores/fulfilment'

type Props = {
  cart: CartState
  restaurant: Restaurant
  /** Whether a dish has changed since it was added. */
  hasChanged?: boolean
  /** How and when the order is wanted. */
  when?: ReactNode
}

/** A restaurant whose dishes have no tax says nothing of it. */
function taxNote({ pricesIncludeTax, untaxed }: Restaurant): string {
  if (untaxed) return t`A tip can be added at checkout.`
  return pricesIncludeTax ? t`Tax is included. A tip can be added at checkout.` : t`Tax and tip are added at checkout.`
}

/** The cart's subtotal with the minimum order of pickup or delivery, and the way to the checkout. */
export function CartTotal({ cart, restaurant, hasChanged = false, when }: Props) {
  const { type } = useFulfilment()
  const customerId = useCustomerId()
  const { currency, minimumOrder, delivery, pointsProgram } = restaurant
  return (
    <CartSummary
      cart={cart}
      minimumOrder={type === 'DELIVERY' && delivery ? delivery.minimumOrder : minimumOrder}
      currency={currency}
      taxNote={taxNote(restaurant)}
      hasChanged={hasChanged}
      earns={<EarnsNote program={pointsProgram} subtotal={cart.subtotal} isSignedIn={customerId !== null} />}
      when={when}
      action={
        <LinkButton to={paths.checkout} variant="contained" size="large" fullWidth>
          {t`Checkout`}
        </LinkButton>
      }
    />
  )
}
