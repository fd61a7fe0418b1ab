import { Link } from 'react-router-dom'
import { msgid, ngettext, t } from 'ttag'
import { Icon } from '../../components/Icon'
import { paths } from '../../lib/paths'
import styles from './CartLink.module.css'
import { useCart } from './use-cart'

/** The cart link of the bar. It shows a badge only when the cart is not empty (rule 9.3). */
export function CartLink() {
  const { count } = useCart()
  const name = count > 0 ? ngettext(msgid`Cart, ${count} item`, `Cart, ${count} items`, count) : t`Cart`
  return (
    <Link to={paths.cart} className={styles.link} aria-label={name} data-flight-target>
      <Icon name="cart" size={24} />
      {count > 0 && (
        <span key={count} className={styles.badge} aria-hidden="true" data-testid="cart-badge">
          {count}
        </span>
      )}
    </Link>
  )
}
