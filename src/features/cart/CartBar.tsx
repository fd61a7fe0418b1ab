import { msgid, ngettext, t } from 'ttag'
import { BottomBarLink } from '../../components/BottomBarLink'
import { Dotted } from '../../components/Dotted'
import { formatMoney } from '../../lib/money'
import { paths } from '../../lib/paths'
import { useCart } from './use-cart'

/** On a phone: the way to the cart with what is in it, at the bottom of the menu. Hidden while the cart is empty. */
export function CartBar({ currency }: { currency: string }) {
  const { count, subtotal } = useCart()
  if (count === 0) return null
  return (
    <BottomBarLink label={t`Your order`} to={paths.cart} phoneOnly>
      <Dotted>{ngettext(msgid`View cart · ${count} item`, `View cart · ${count} items`, count)}</Dotted>
      <span className="money">{formatMoney(subtotal, currency)}</span>
    </BottomBarLink>
  )
}
