import { memo, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { t } from 'ttag'
import { useQuantityOf } from '../../stores/quantities'
import { carryIntoNextPage, flyToCart } from '../../components/view-transition'
import { DishPicture } from '../../components/DishPicture'
import { useChanged } from '../../components/use-changed'
import { OVER } from '../../lib/dish-over'
import { AddStepper } from './AddStepper'
import styles from './DishCard.module.css'
import { ComesWith } from './ComesWith'
import { dishPath, type Dish } from './dish-index'
import { CARD, TEXT } from './dish-styles'
import { avoidedOptions } from './filter'
import { Signs } from './Signs'
import { priceText, soldText } from './format-dish'

type Props = {
  dish: Dish
  currency: string
  /** Adds the dish with its defaults and returns whether that has started. Only for a dish that needs no choice. */
  onAdd: (dish: Dish) => boolean
  onIntent: (dish: Dish) => void
  /** Takes one piece out again. Resolves with the page on which the customer says which, when that is not clear. */
  onTakeOut: (dish: Dish) => Promise<string | null>
  /** On the menu: it opens over the page where there is room, and says whether it is popular. Elsewhere a heading does. */
  onMenu?: boolean
  /** The allergens that the customer avoids, to name the default options with them. */
  avoid?: string[]
}

/** A dish of the menu. The card opens it; the round button adds it at once when it needs no choice. */
export const DishCard = memo(function DishCard(props: Props) {
  const { dish, currency, onAdd, onIntent, onTakeOut, onMenu, avoid = [] } = props
  const state = onMenu ? OVER : undefined
  const navigate = useNavigate()
  const inCart = useQuantityOf(dish.id)
  const { name, description, imageUrl, imageSmallUrl, imageKind, soldOut, popular, requiresChoice, available } = dish
  const avoided = soldOut ? [] : avoidedOptions(dish.defaultOptions, avoid)
  /** In the place of the badge and the signs, but for alcohol and the age limit. */
  const isWarned = avoided.length > 0
  const path = dishPath(dish)
  const price = priceText(dish, currency)
  const note = soldText(dish, currency)
  const isChanged = useChanged(price + soldOut)
  const isWarm = useRef(false)
  const warm = () => {
    if (!isWarm.current) onIntent(dish)
    isWarm.current = true
  }
  const card = useRef<HTMLElement>(null)
  const picture = () => card.current!.querySelector<HTMLElement>('[data-picture]')
  const open = () => carryIntoNextPage(picture())
  const add = () => {
    if (requiresChoice) {
      open()
      void navigate(path, { state })
      return
    }
    if (onAdd(dish)) flyToCart(picture())
  }
  const takeOut = () => void onTakeOut(dish).then((where) => where && navigate(where))
  return (
    <article
      ref={card}
      className={`${CARD} ${soldOut ? styles.soldOut : ''} ${isChanged ? styles.news : ''}`}
      aria-label={name}
      onPointerMove={warm}
      onPointerDown={warm}
      onFocus={warm}
    >
      <DishPicture src={imageUrl} smallSrc={imageSmallUrl} kind={imageKind} className={styles.picture} />
      <div className={TEXT}>
        <h3>
          <Link to={path} state={state} className={styles.link} onClick={open}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className={styles.description}>
          {note ? (
            <>
              <small>{note}</small>
              <span>{description}</span>
            </>
          ) : (
            description
          )}
        </p>
        <Signs dish={isWarned ? { ...dish, diets: [], spiceLevel: 0 } : dish} />
        {isWarned && <ComesWith options={avoided} />}
        {soldOut ? (
          <span className={styles.badge}>{t`Sold out`}</span>
        ) : (
          popular && onMenu && !isWarned && <em className={styles.badge}>{t`Popular`}</em>
        )}
        <span className={`money ${styles.price}`}>{price}</span>
      </div>
      {!soldOut && available && <AddStepper name={name} inCart={inCart} onAdd={add} onTakeOut={takeOut} />}
    </article>
  )
})
