import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { t } from 'ttag'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Favorite } from '../../api/types'
import { Button } from '../../components/Button'
import { flyToCart } from '../../components/view-transition'
import { DishPicture } from '../../components/DishPicture'
import { IconButton } from '../../components/IconButton'
import { HEART } from '../../components/later-icons'
import { optionTexts } from '../../features/cart/format-options'
import { soldText } from '../../features/menu/format-dish'
import { servingSold } from '../../features/menu/serving-sold'
import { isSoldOut } from '../../features/menu/sold-out'
import { dishPath, type Dish } from '../../features/menu/dish-index'
import { missingChoices, restoredSelection } from '../../features/menu/selection'
import { toCartItem } from '../../features/menu/selection-price'
import { listOf } from '../../lib/list'
import { formatMoney } from '../../lib/money'
import { FAVORITE_PARAMETER, withQuery } from '../../lib/paths'
import { useAdd } from '../common/use-add'
import styles from './FavoriteRow.module.css'

type Props = { favorite: Favorite; dish: Dish | undefined; currency: string; onRemove: () => void }

/** A favorite at today's price. One tap adds it if its choice is still complete, and opens its page otherwise. */
export function FavoriteRow({ favorite, dish, currency, onRemove }: Props) {
  const { id, menuItemId, servingQuantityId, customOptionGroups } = favorite
  const navigate = useNavigate()
  const add = useAdd()
  const { data: item } = useQuery({
    ...restaurantQueries.item(dish?.menuId ?? '', menuItemId),
    enabled: dish !== undefined,
  })
  const selection = item && restoredSelection(item, { servingId: servingQuantityId, groups: customOptionGroups })
  const asNow = item && selection && toCartItem(item, selection, 1, '')
  const isComplete = item && selection && missingChoices(item.optionGroups, selection.groups).length === 0
  const isOut = dish !== undefined && (dish.soldOut || (item !== undefined && isSoldOut(item)))
  const canOrder = dish !== undefined && !isOut && dish.available
  const path = dish && withQuery(dishPath(dish), { [FAVORITE_PARAMETER]: id })
  const name = dish?.name ?? t`A dish no longer on the menu`
  const serving = item?.servings.find(({ id }) => id === selection?.servingId)
  const words = listOf([serving?.name, ...optionTexts(asNow?.customOptionGroups ?? customOptionGroups)])
  const note = item && soldText(servingSold(item, serving ?? item), currency)
  const order = (row: HTMLElement | null) => {
    if (asNow && isComplete) {
      if (add(asNow)) flyToCart(row)
    } else if (path) void navigate(path)
  }
  return (
    <li className={styles.row} aria-label={name}>
      <DishPicture
        src={dish?.imageUrl ?? null}
        smallSrc={dish?.imageSmallUrl}
        kind={dish?.imageKind}
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2>{path ? <Link to={path}>{name}</Link> : name}</h2>
        {dish &&
          (words || !item ? (
            <p className={styles.kept}>{words}</p>
          ) : (
            <p className={styles.about}>{dish.description}</p>
          ))}
        {dish && <p className={`money ${styles.kept}`}>{asNow && formatMoney(asNow.price, currency)}</p>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <IconButton className="full" icon={HEART} label={t`Remove ${name} from favorites`} onClick={onRemove} />
      <div className={styles.action}>
        {canOrder ? (
          <Button
            variant="outlined"
            disabled={!item}
            onClick={({ currentTarget }) => order(currentTarget.closest('li'))}
          >
            {isComplete === false ? t`Choose options` : t`Add to cart`}
          </Button>
        ) : (
          <span>{isOut ? t`Sold out` : t`Not available now`}</span>
        )}
      </div>
    </li>
  )
}
