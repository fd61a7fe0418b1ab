import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { t } from 'ttag'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Favorite } from '../../api/types'
import { flyToCart } from '../../components/view-transition'
import { DishPicture } from '../../components/DishPicture'
import { IconButton } from '../../components/IconButton'
import { HEART } from '../../components/later-icons'
import { optionTexts } from '../../features/cart/format-options'
import { AddStepper } from '../../features/menu/AddStepper'
import card from '../../features/menu/DishCard.module.css'
import { CARD, TEXT } from '../../features/menu/dish-styles'
import { soldText } from '../../features/menu/format-dish'
import { servingSold } from '../../features/menu/serving-sold'
import { isSoldOut } from '../../features/menu/sold-out'
import { dishPath, type Dish } from '../../features/menu/dish-index'
import { missingChoices, restoredSelection } from '../../features/menu/selection'
import { toCartItem } from '../../features/menu/selection-price'
import { listOf } from '../../lib/list'
import { formatMoney } from '../../lib/money'
import { FAVORITE_PARAMETER, withQuery } from '../../lib/paths'
import { useQuantityOf } from '../../stores/quantities'
import { useAdd } from '../common/use-add'
import { useDishCards } from '../common/use-dish-cards'
import styles from './FavoriteRow.module.css'

type Props = { favorite: Favorite; dish: Dish | undefined; currency: string; onRemove: () => void }

/** A favorite as a dish of the menu, at today's price. One tap adds it if its choice is still complete, and opens its page otherwise. */
export function FavoriteRow({ favorite, dish, currency, onRemove }: Props) {
  const { id, menuItemId, servingQuantityId, customOptionGroups } = favorite
  const navigate = useNavigate()
  const add = useAdd()
  const { onTakeOut } = useDishCards()
  const inCart = useQuantityOf(menuItemId)
  const { data: item } = useQuery({
    ...restaurantQueries.item(dish?.menuId ?? '', menuItemId),
    enabled: dish !== undefined,
  })
  const selection = item && restoredSelection(item, { servingId: servingQuantityId, groups: customOptionGroups })
  const asNow = item && selection && toCartItem(item, selection, 1, '')
  const isComplete = item && selection && missingChoices(item.optionGroups, selection.groups).length === 0
  const isOut = dish !== undefined && (dish.soldOut || (item !== undefined && isSoldOut(item)))
  const canOrder = dish !== undefined && !isOut && dish.available
  const canAdd = canOrder && item !== undefined
  const path = dish && withQuery(dishPath(dish), { [FAVORITE_PARAMETER]: id })
  const name = dish?.name ?? t`A dish no longer on the menu`
  const serving = item?.servings.find(({ id }) => id === selection?.servingId)
  const words = listOf([serving?.name, ...optionTexts(asNow?.customOptionGroups ?? customOptionGroups)])
  const note = item && soldText(servingSold(item, serving ?? item), currency)
  const row = useRef<HTMLLIElement>(null)
  const order = () => {
    if (asNow && isComplete) {
      if (add(asNow)) flyToCart(row.current!.querySelector<HTMLElement>('[data-picture]'))
    } else if (path) void navigate(path)
  }
  const takeOut = () => dish && void onTakeOut(dish)
  return (
    <li
      ref={row}
      className={`${CARD} ${styles.row} ${isOut ? card.soldOut : ''}`}
      data-open={canAdd && inCart > 0}
      aria-label={name}
    >
      <DishPicture
        src={dish?.imageUrl ?? null}
        smallSrc={dish?.imageSmallUrl}
        kind={dish?.imageKind}
        className={card.picture}
      />
      <div className={TEXT}>
        <h3 aria-level={2}>
          {path ? (
            <Link to={path} className={card.link}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className={card.description}>
          {words && <small>{words}</small>}
          {note && <small>{note}</small>}
          <span>{dish?.description}</span>
        </p>
        {dish && !canOrder && <span className={card.badge}>{isOut ? t`Sold out` : t`Not available now`}</span>}
        <span className={`money ${card.price}`}>{asNow && formatMoney(asNow.price, currency)}</span>
      </div>
      <div className={styles.actions}>
        <IconButton className="full" icon={HEART} label={t`Remove ${name} from favorites`} onClick={onRemove} />
        {canAdd && (
          <AddStepper
            name={name}
            inCart={inCart}
            onAdd={order}
            onTakeOut={takeOut}
            addLabel={isComplete ? t`Add to cart` : t`Choose options`}
          />
        )}
      </div>
    </li>
  )
}
