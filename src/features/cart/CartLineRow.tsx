import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { jt, t } from 'ttag'
import type { MenuItem } from '../../api/types'
import { AllergenWarning } from '../../components/AllergenWarning'
import { Contents } from '../../components/Contents'
import { DishPicture } from '../../components/DishPicture'
import { Icon } from '../../components/Icon'
import { TRASH } from '../../components/later-icons'
import { QuantityOf } from '../../components/QuantityOf'
import { ageText } from '../../lib/age'
import type { Declared } from '../../lib/declared'
import { formatMoney } from '../../lib/money'
import { CHOICES, LINE_PARAMETER, withQuery } from '../../lib/paths'
import styles from './CartLineRow.module.css'
import type { CartLine } from './lines'
import { LineProblem, type Problem } from './LineProblem'
import { optionTexts } from './format-options'
import { useCartActions } from './actions'

/** What the menu provides about the dish of a line. */
export type LineDish = {
  name: string
  imageUrl: string | null
  imageKind: MenuItem['imageKind']
  imageSmallUrl: MenuItem['imageSmallUrl']
  path: string
  servingName: string | null
  maxQuantity: number
  minimumAge?: number | undefined
}

type Props = {
  line: CartLine
  dish: LineDish
  currency: string
  /** The allergens in it that the customer avoids. */
  avoided: string[]
  declared: Declared
  problem: Problem | undefined
  /** What can be ordered instead of a dish that is not available. */
  substitutes: ReactNode
  /** True for a line that has just been restored: it takes the focus. */
  isBack: boolean
}

/** A line of the cart. Rendered fainter until the API has confirmed it. */
export function CartLineRow({ line, dish, currency, avoided, declared, problem, substitutes, isBack }: Props) {
  const { setQuantity, acceptPrice, remove } = useCartActions()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isBack) link.current?.focus()
  }, [isBack])
  const { name, imageUrl, imageSmallUrl, imageKind, path, servingName, maxQuantity } = dish
  const unitPrice = formatMoney(line.price, currency)
  const { deposit = 0 } = line
  const deposits = formatMoney(deposit * line.quantity, currency)
  const participant = <bdi key="participant">{line.participant?.name}</bdi>
  const details = [servingName, ...optionTexts(line.customOptionGroups)].filter((text) => text !== null)
  return (
    <li className={`${styles.line} ${line.confirmed ? '' : styles.pending}`} aria-label={name}>
      <DishPicture src={imageUrl} smallSrc={imageSmallUrl} kind={imageKind} className={styles.picture} />
      <div className={styles.text}>
        <h2>
          <Link ref={link} to={path}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {details.length > 0 && (
          <ul className={styles.details}>
            {details.map((text, nth) => (
              <li key={nth}>{nth < details.length - 1 ? `${text}, ` : text}</li>
            ))}
          </ul>
        )}
        {line.participant && <p className={styles.detail}>{jt`For ${participant}`}</p>}
        {ageText(dish) && <p className={styles.detail}>{ageText(dish)}</p>}
        <AllergenWarning allergens={avoided} />
        <Contents of={declared} />
        {line.specialInstructions && <p className={styles.detail}>{t`“${line.specialInstructions}”`}</p>}
      </div>
      <span className={`money ${styles.total}`}>
        {formatMoney(line.price * line.quantity, currency)}
        {!line.confirmed && <span className="visually-hidden"> {t`(not yet confirmed)`}</span>}
        {line.quantity > 1 && <span className={styles.unit}> {t`${unitPrice} each`}</span>}
        {deposit > 0 && <span className={styles.unit}> {t`plus ${deposits} deposit`}</span>}
      </span>
      <div className={styles.controls}>
        <Link
          to={`${withQuery(path, { [LINE_PARAMETER]: line.cartItemIds[0] ?? line.key })}#${CHOICES}`}
          className={styles.edit}
          aria-label={t`Edit ${name}`}
        >
          {t`Edit`}
        </Link>
        {!problem && (
          <button type="button" aria-label={t`Remove ${name}`} className={styles.remove} onClick={() => remove(line)}>
            <Icon name={TRASH} size={18} />
          </button>
        )}
        <QuantityOf
          name={name}
          value={line.quantity}
          max={maxQuantity}
          onChange={(quantity) => setQuantity(line, quantity)}
        />
      </div>
      {problem && (
        <LineProblem
          problem={problem}
          name={name}
          agreed={line.price}
          currency={currency}
          onAccept={(price) => {
            link.current?.focus()
            acceptPrice(line, price)
          }}
          onRemove={() => remove(line)}
          substitutes={substitutes}
        />
      )}
    </li>
  )
}
