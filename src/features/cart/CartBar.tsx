import { Link } from 'react-router-dom'
import { formatMoney } from '../../lib/money'
import { paths } from '../../lib/paths'
import styles from './CartBar.module.css'
import { useCart } from './use-cart'

/** On a phone: the way to the cart with what is in it, at the bottom of the menu. Nothing while the cart is empty. */
export function CartBar({ currency }: { currency: string }) {
  const { count, subtotal } = useCart()
  if (count === 0) return null
  return (
    <nav className={`bottom-bar ${styles.bar}`} aria-label="Your order">
      <Link to={paths.cart} className={styles.link}>
        <span>
          View cart · {count} {count === 1 ? 'item' : 'items'}
        </span>
        <span className="money">{formatMoney(subtotal, currency)}</span>
      </Link>
    </nav>
  )
}
