import { memo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { t } from 'ttag'
import { useQuantityOf } from '../../stores/quantities'
import { carryIntoNextPage, flyToCart } from '../../components/view-transition'
import { DishPicture } from '../../components/DishPicture'
import { Icon } from '../../components/Icon'
import { useChanged } from '../../components/use-changed'
import { afterPaint } from '../../lib/after-paint'
import { OVER } from '../../lib/dish-over'
import styles from './DishCard.module.css'
import { dishPath, type Dish } from './dish-index'
import { Signs } from './Marks'
import { priceText } from './format-dish'

type Props = {
  dish: Dish
  currency: string
  /** Adds the dish with its defaults and returns whether that has started. Only for a dish that needs no choice. */
  onAdd: (dish: Dish) => boolean
  onIntent: (dish: Dish) => void
  /** Whether the dish opens over the page where there is room: on the menu. */
  opensOver?: boolean
  /** The default options that contain an allergen the customer avoids. */
  comesWith?: string
}

function Badge({ soldOut, popular, inCart }: { soldOut: boolean; popular: boolean; inCart: number }) {
  if (soldOut) return <span className={styles.badge}>{t`Sold out`}</span>
  if (inCart > 0) return <span className={`${styles.badge} ${styles.inCart}`}>{t`${inCart} in cart`}</span>
  return popular && <span className={styles.badge}>{t`Popular`}</span>
}

/** Looks pressed in the next frame; the work starts only after that paint. */
function AddButton({ name, onAdd }: { name: string; onAdd: () => void }) {
  const [isPressed, setPressed] = useState(false)
  const press = () => {
    setPressed(true)
    afterPaint(() => {
      setPressed(false)
      onAdd()
    })
  }
  return (
    <button
      type="button"
      className={`${styles.add} ${isPressed ? styles.pressed : ''}`}
      aria-label={t`Add ${name} to cart`}
      onClick={press}
    >
      <Icon name="plus" size={22} />
    </button>
  )
}

/** A dish of the menu. The card opens it; the round button adds it at once when it needs no choice. */
export const DishCard = memo(function DishCard(props: Props) {
  const { dish, currency, onAdd, onIntent, opensOver, comesWith } = props
  const state = opensOver ? OVER : undefined
  const navigate = useNavigate()
  const inCart = useQuantityOf(dish.id)
  const { name, description, imageUrl, imageSmallUrl, imageKind, soldOut, popular, requiresChoice, available } = dish
  const path = dishPath(dish)
  const price = priceText(dish, currency)
  const isRepriced = useChanged(price)
  const isChanged = useChanged(soldOut)
  const isWarm = useRef(false)
  const warm = () => {
    if (!isWarm.current) onIntent(dish)
    isWarm.current = true
  }
  const card = useRef<HTMLElement>(null)
  const picture = () => card.current?.querySelector<HTMLElement>('[data-picture]') ?? null
  const open = () => carryIntoNextPage(picture())
  const add = () => {
    if (requiresChoice) {
      open()
      void navigate(path, { state })
      return
    }
    if (onAdd(dish)) flyToCart(picture())
  }
  return (
    <article
      ref={card}
      className={`${styles.card} ${soldOut ? styles.soldOut : ''} ${isChanged || isRepriced ? styles.news : ''}`}
      aria-label={name}
      onPointerMove={warm}
      onPointerDown={warm}
      onFocus={warm}
    >
      <DishPicture src={imageUrl} smallSrc={imageSmallUrl} kind={imageKind} className={styles.picture} />
      <div className={styles.text}>
        <h3>
          <Link to={path} state={state} className={styles.link} onClick={open}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className={styles.description}>{description}</p>
        <div className={styles.marks}>
          {comesWith ? <p className={styles.comes}>{t`Comes with ${comesWith}`}</p> : <Signs dish={dish} />}
        </div>
        <div className={styles.foot}>
          <span className={`money ${styles.price} ${isRepriced ? styles.changed : ''}`}>{price}</span>
          <Badge soldOut={soldOut} popular={popular} inCart={inCart} />
        </div>
      </div>
      {!soldOut && available && <AddButton name={name} onAdd={add} />}
    </article>
  )
})
