import { Link } from 'react-router-dom'
import { DishPicture } from '../../components/DishPicture'
import { IconButton } from '../../components/IconButton'
import { QuantityStepper } from '../../components/QuantityStepper'
import { formatMoney } from '../../lib/money'
import styles from './CartLineRow.module.css'
import type { CartLine } from './fold'
import { optionTexts } from './option-words'
import { useCartActions } from './use-cart'

/** What the menu knows of a line's dish. */
export type LineDish = {
  name: string
  imageUrl: string | null
  path: string
  servingName: string | null
  maxQuantity: number
}

type Props = {
  line: CartLine
  dish: LineDish
  currency: string
  /** The line is on its way out: the focus needs another place. */
  onRemoved: () => void
}

/** A line of the cart. What the host has not confirmed yet is drawn a little fainter. */
export function CartLineRow({ line, dish, currency, onRemoved }: Props) {
  const { setQuantity, remove } = useCartActions()
  const { name, imageUrl, path, servingName, maxQuantity } = dish
  const details = [servingName, ...optionTexts(line.customOptionGroups)].filter((text) => text !== null)
  const takeOut = () => {
    remove(line)
    onRemoved()
  }
  return (
    <li className={`${styles.line} ${line.confirmed ? '' : styles.pending}`} aria-label={name}>
      <DishPicture src={imageUrl} className={styles.picture} />
      <div className={styles.text}>
        <h2>
          <Link to={path}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {details.length > 0 && <p className={styles.detail}>{details.join(', ')}</p>}
        {line.specialInstructions && <p className={styles.detail}>“{line.specialInstructions}”</p>}
      </div>
      <span className={`money ${styles.total}`}>
        {formatMoney(line.price * line.quantity, currency)}
        {!line.confirmed && <span className="visually-hidden"> (not yet confirmed)</span>}
      </span>
      <div className={styles.controls}>
        <QuantityStepper
          label={`Quantity of ${name}`}
          increaseLabel={`Increase quantity of ${name}`}
          decreaseLabel={`Decrease quantity of ${name}`}
          value={line.quantity}
          min={0}
          max={maxQuantity}
          onChange={(quantity) => (quantity > 0 ? setQuantity(line, quantity) : takeOut())}
        />
        <IconButton icon="trash" label={`Remove ${name}`} className={styles.remove} onClick={takeOut} />
        {line.quantity > 1 && <span className={`money ${styles.unit}`}>{formatMoney(line.price, currency)} each</span>}
      </div>
    </li>
  )
}
