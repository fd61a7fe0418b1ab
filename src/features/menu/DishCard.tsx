import { memo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { DishPicture } from '../../components/DishPicture'
import { Icon } from '../../components/Icon'
import styles from './DishCard.module.css'
import { dishPath, type Dish } from './dish-index'
import { Marks } from './Marks'
import { priceText } from './words'

type Props = {
  dish: Dish
  currency: string
  /** Adds the dish as it is. Called only for a dish that needs no choice. */
  onAdd: (dish: Dish) => void
  onIntent: (dish: Dish) => void
  eager?: boolean
}

/** A dish of the menu: the whole card opens it, the round button adds it at once when it needs no choice. */
export const DishCard = memo(function DishCard({ dish, currency, onAdd, onIntent, eager = false }: Props) {
  const navigate = useNavigate()
  const { name, description, imageUrl, soldOut, popular, requiresChoice, available } = dish
  const path = dishPath(dish)
  const warm = () => onIntent(dish)
  return (
    <article
      className={`${styles.card} ${soldOut ? styles.soldOut : ''}`}
      aria-label={name}
      onPointerEnter={warm}
      onFocus={warm}
    >
      <DishPicture src={imageUrl} className={styles.picture} eager={eager} />
      <div className={styles.text}>
        <h3>
          <Link to={path} className={styles.link}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className={styles.description}>{description}</p>
        <Marks dish={dish} />
        <div className={styles.foot}>
          <span className={`money ${styles.price}`}>{priceText(dish, currency)}</span>
          {soldOut ? (
            <span className={styles.badge}>Sold out</span>
          ) : (
            popular && <span className={styles.badge}>Popular</span>
          )}
        </div>
      </div>
      {!soldOut && available && (
        <button
          type="button"
          className={styles.add}
          aria-label={`Add ${name} to cart`}
          onClick={() => (requiresChoice ? void navigate(path) : onAdd(dish))}
        >
          <Icon name="plus" size={22} />
        </button>
      )}
    </article>
  )
})
