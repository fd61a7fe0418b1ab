import { memo, useRef, type MouseEvent } from 'react'
import { t } from 'ttag'
import { useQuantityOf } from '../../stores/quantities'
import { carryIntoNextPage, flyToCart } from '../../components/view-transition'
import { DishPicture } from '../../components/DishPicture'
import { useChanged } from '../../components/use-changed'
import { withBase } from '../../lib/base'
import { OVER } from '../../lib/dish-over'
import { withKey } from '../../lib/with-key'
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
  /** Opens the page of a dish, with a state of its history entry. */
  onOpen: (path: string, state?: object) => void
  /** Takes one piece out again, or opens the page on which the customer says which. */
  onTakeOut: (dish: Dish) => void
  /** On the menu: it opens over the page where there is room, and says whether it is popular. Elsewhere a heading does. */
  onMenu?: boolean
  /** The allergens that the customer avoids, to name the default options with them. */
  avoid?: string[]
}

/**
 * A dish of the menu. The card opens it; the round button adds it at once when it needs no choice. It does not use the
 * router, whose parts render again with every change of the address: going back to a long menu took twice as long.
 */
export const DishCard = memo(function DishCard(props: Props) {
  const { dish, currency, onAdd, onIntent, onOpen, onTakeOut, onMenu, avoid = [] } = props
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
  const canAdd = !soldOut && available
  const card = useRef<HTMLElement>(null)
  const picture = () => card.current!.querySelector<HTMLElement>('[data-picture]')
  const open = () => {
    carryIntoNextPage(picture())
    onOpen(path, onMenu ? OVER : undefined)
  }
  const follow = (click: MouseEvent) => {
    if (withKey(click)) return
    click.preventDefault()
    open()
  }
  const add = () => {
    if (requiresChoice) open()
    else if (onAdd(dish)) flyToCart(picture())
  }
  return (
    <article
      ref={card}
      className={`${CARD} ${soldOut ? styles.soldOut : ''} ${isChanged ? styles.news : ''}`}
      data-open={canAdd && inCart > 0}
      aria-label={name}
      onPointerMove={warm}
      onPointerDown={warm}
      onFocus={warm}
    >
      <DishPicture src={imageUrl} smallSrc={imageSmallUrl} kind={imageKind} className={styles.picture} />
      <div className={TEXT}>
        <h3>
          <a href={withBase(path)} className={styles.link} onClick={follow}>
            <bdi>{name}</bdi>
          </a>
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
      {canAdd && <AddStepper name={name} inCart={inCart} onAdd={add} onTakeOut={() => onTakeOut(dish)} />}
    </article>
  )
})
