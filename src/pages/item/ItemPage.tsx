import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { LinkButton } from '../../components/Button'
import { ApiError } from '../../api/errors'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { AddCartItem, MenuItem } from '../../api/types'
import { DishPicture } from '../../components/DishPicture'
import { Icon } from '../../components/Icon'
import { ErrorState, PageState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useTitle } from '../../components/use-title'
import { useCartActions } from '../../features/cart/use-cart'
import { ItemForm } from '../../features/menu/ItemForm'
import { Marks } from '../../features/menu/Marks'
import { lowestPrice } from '../../features/menu/selection'
import { allergenText, priceText } from '../../features/menu/words'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { paths } from '../../lib/paths'
import { clockTime } from '../../lib/time'
import { currentSession } from '../../stores/auth'
import styles from './ItemPage.module.css'

function blockedText({ soldOut, availability: { available, availableFrom } }: MenuItem, timeZone: string) {
  if (soldOut) return 'Sold out'
  if (available) return null
  return availableFrom ? `Available from ${clockTime(availableFrom, timeZone)}` : 'Not available now'
}

const allergensText = ({ allergens }: MenuItem) =>
  allergens.length === 0 ? 'No listed allergens' : `Contains ${allergens.map(allergenText).join(', ').toLowerCase()}`

const placeOf = (item: MenuItem | undefined) => (item ? paths.menuAt(item.menuId, item.menuSectionId) : paths.menu)

const Loading = () => (
  <div className={styles.columns} role="status" aria-label="Loading the dish">
    <Skeleton height="auto" className={styles.picture} />
    <div className={styles.head}>
      <Skeleton height="44px" width="70%" />
      <Skeleton height="56px" />
      <Skeleton height="320px" />
    </div>
  </div>
)

export function ItemPage() {
  const { menuId = '', id = '' } = useParams()
  const navigate = useNavigate()
  const { data: restaurant } = useRestaurant()
  const { data: item, error, refetch } = useQuery(restaurantQueries.item(menuId, id))
  const { add } = useCartActions()
  useTitle(item?.name ?? 'Menu')

  if (!item && error instanceof ApiError && error.status === 404) {
    return (
      <PageState
        title="This dish is not on the menu"
        picture="/illustrations/pot.webp"
        actions={
          <LinkButton to={paths.menu} variant="contained">
            See the menu
          </LinkButton>
        }
      >
        It may have left with the season. There is plenty more to choose from.
      </PageState>
    )
  }
  if (!item && error) return <ErrorState title="The dish could not be loaded" onRetry={() => void refetch()} />

  const addAndReturn = (chosen: AddCartItem) => {
    add(chosen)
    if (currentSession()) void navigate(placeOf(item))
  }

  return (
    <div className={styles.page}>
      <Link to={placeOf(item)} className={styles.back}>
        <Icon name="back" size={18} /> Menu
      </Link>
      {item && restaurant ? (
        <div className={styles.columns}>
          <DishPicture src={item.imageUrl} className={styles.picture} eager />
          <div>
            <header className={styles.head}>
              <h1>
                <bdi>{item.name}</bdi>
              </h1>
              <p className={`money ${styles.price}`}>
                {priceText({ price: lowestPrice(item), servings: item.servings }, restaurant.currency)}
              </p>
              {item.description && <p className={styles.description}>{item.description}</p>}
              <Marks dish={item} />
              <p className={styles.allergens}>{allergensText(item)}</p>
            </header>
            <ItemForm
              key={item.id}
              item={item}
              currency={restaurant.currency}
              blocked={blockedText(item, restaurant.timeZone)}
              onAdd={addAndReturn}
            />
          </div>
        </div>
      ) : (
        <Loading />
      )}
    </div>
  )
}
