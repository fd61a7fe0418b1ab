import { BottomBarLink } from '../../components/BottomBarLink'
import { formatMoney } from '../../lib/money'
import { paths } from '../../lib/paths'
import { useCart } from './use-cart'

/** On a phone: the way to the cart with what is in it, at the bottom of the menu. Hidden while the cart is empty. */
export function CartBar({ currency }: { currency: string }) {
  const { count, subtotal } = useCart()
  if (count === 0) return null
  return (
    <BottomBarLink label="Your order" to={paths.cart} phoneOnly>
      <span>
        View cart · {count} {count === 1 ? 'item' : 'items'}
      </span>
      <span className="money">{formatMoney(subtotal, currency)}</span>
    </BottomBarLink>
  )
}
