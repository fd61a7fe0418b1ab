import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { t } from 'ttag'
import { Button, LinkButton } from '../../components/Button'
import { ApiError } from '../../api/errors'
import { useAdditiveWords } from '../../api/use-additive-words'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { AddCartItem, MenuItem, MenuItemSummary, MenuList } from '../../api/types'
import { flyToCart } from '../../components/view-transition'
import { DishPicture } from '../../components/DishPicture'
import { Icon } from '../../components/Icon'
import { BACK } from '../../components/later-icons'
import { IconButton } from '../../components/IconButton'
import { ErrorState, PageState } from '../../components/PageState'
import { useHead } from '../../components/use-head'
import { useCartActions } from '../../features/cart/actions'
import { FavoriteButton } from '../../features/favorites/FavoriteButton'
import { ItemForm } from '../../features/menu/ItemForm'
import { Marks } from '../../features/menu/Marks'
import { PictureLayers } from '../../features/menu/PictureLayers'
import { ShareButton } from '../../components/ShareButton'
import { initialSelection, restoredSelection, type Selection } from '../../features/menu/selection'
import { lowestPrice, toCartItem } from '../../features/menu/selection-price'
import { useWantedTime } from '../../features/menu/use-wanted-time'
import { priceText, soldText } from '../../features/menu/format-dish'
import { cheapestSold } from '../../features/menu/serving-sold'
import { PriceNote } from '../../features/restaurant/PriceNote'
import { useCurrency, useRestaurant, useTimeZone } from '../../features/restaurant/use-restaurant'
import { paths } from '../../lib/paths'
import { useAdd } from '../common/use-add'
import styles from './ItemPage.module.css'
import posters from './Poster.module.css'
import { blockedText, contentsTexts } from './dish-texts'
import { useInitialSelection } from './use-initial-selection'
import { useSubmit } from './use-submit'

const placeOf = (item: MenuItem | undefined) => (item ? paths.menuAt(item.menuId, item.menuSectionId) : paths.menu)

/** What a favorite saves of a dish: the customer's choice, or what the menu preselects. */
function favoriteOf(item: MenuItem, chosen: Selection | undefined) {
  const selection = chosen ? restoredSelection(item, chosen) : initialSelection(item)
  const { menuItemId, servingQuantityId, customOptionGroups } = toCartItem(item, selection, 1, '')
  return { menuItemId, servingQuantityId, customOptionGroups }
}

/** What the menu's card knows of a dish, if the menu has been read: it is not read for this. */
function useKnown(id: string): MenuItemSummary | undefined {
  const { menus = [] } = useQueryClient().getQueryData<MenuList>(restaurantQueries.menus().queryKey) ?? {}
  return menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items)).find((dish) => dish.id === id)
}

/** The id of the dish's name. */
export const DISH_NAME = 'dish-name'

/** @param onClose closes it where it stands over the menu; as a page it leads back to its place on the menu */
export function ItemPage({ onClose }: { onClose?: () => void }) {
  const { menuId = '', id = '' } = useParams()
  const navigate = useNavigate()
  const { data: restaurant } = useRestaurant()
  const currency = useCurrency()
  const timeZone = useTimeZone()
  const wanted = useWantedTime()
  // Fetched while rendering, because effects wait until the view transition has ended.
  usePrefetchQuery(restaurantQueries.item(menuId, id))
  const { data: item, error, refetch } = useQuery(restaurantQueries.item(menuId, id))
  const known = useKnown(id)
  const dish = item ?? known
  const wordsOf = useAdditiveWords()
  const add = useAdd()
  const { edit } = useCartActions()
  const found = useInitialSelection(id)
  const { submitted, busy, submit } = useSubmit()
  // While a change is being sent, the page shows the line that was submitted.
  const line = busy ? submitted?.line : found.line
  const formOf = submitted ? submitted.line : found.line
  const [chosen, setChosen] = useState<{ in: string; selection: Selection | undefined }>()
  const form = `${id} ${formOf?.key ?? ''} ${found.favoriteId ?? ''} ${found.isHeld}`
  // What the form starts with stays, even when its favorite is removed.
  if (item && !found.isLooking && chosen?.in !== form) setChosen({ in: form, selection: found.before?.selection })
  const page = useRef<HTMLDivElement>(null)
  useHead({ page: dish?.name ?? t`Menu`, description: dish?.description })

  // Even with data from the page or the cache, a 404 means that the dish has left the menu since.
  if (error instanceof ApiError && error.status === 404) {
    return (
      <PageState
        title={t`This dish is not on the menu`}
        actions={
          onClose ? (
            <Button variant="contained" onClick={onClose}>
              {t`See the menu`}
            </Button>
          ) : (
            <LinkButton to={paths.menu} variant="contained">
              {t`See the menu`}
            </LinkButton>
          )
        }
      >
        {t`It may have left with the season. There is plenty more to choose from.`}
      </PageState>
    )
  }
  if (!item && error) return <ErrorState title={t`The dish could not be loaded`} onRetry={() => void refetch()} />

  const send = (chosen: AddCartItem) =>
    submit(line, line ? edit(line, chosen) : add(chosen), () => {
      if (!line) flyToCart(page.current)
      if (onClose) return onClose()
      void navigate(line ? paths.cart : placeOf(item))
    })

  const name = dish && (
    <h1 id={DISH_NAME}>
      <bdi>{dish.name}</bdi>
    </h1>
  )
  const note = dish && currency !== undefined && soldText(item ? cheapestSold(item) : dish, currency)
  const waiting = <p role="status" aria-label={t`Loading the dish`} className={styles.waiting} />
  const isOver = onClose !== undefined
  const isPlain = dish !== undefined && !dish.imageUrl && !isOver
  return (
    <div className={`${styles.page} ${isOver ? styles.over : ''} ${isPlain ? styles.plain : ''}`} ref={page}>
      <div className={styles.top}>
        {isOver ? (
          name
        ) : (
          <Link to={line ? paths.cart : placeOf(item)} className={`${styles.back} mirrored`}>
            <Icon name={BACK} size={18} /> {line ? t`Your cart` : t`Menu`}
          </Link>
        )}
        <span className={styles.tools}>
          {item && (
            <>
              <ShareButton title={item.name} />
              <FavoriteButton
                chosen={favoriteOf(item, chosen?.in === form ? chosen.selection : undefined)}
                asNow={({ servingQuantityId, customOptionGroups }) =>
                  favoriteOf(item, { servingId: servingQuantityId, groups: customOptionGroups })
                }
              />
            </>
          )}
          {isOver && <IconButton icon="close" label={t`Close`} onClick={onClose} />}
        </span>
      </div>
      {dish && currency !== undefined ? (
        <div className={styles.columns}>
          <div className={styles.dish}>
            <DishPicture
              src={dish.imageUrl}
              baseSrc={item?.imageBaseUrl}
              kind={dish.imageKind}
              className={styles.picture}
              eager
            >
              {item && <PictureLayers item={item} selection={chosen?.in === form ? chosen.selection : undefined} />}
            </DishPicture>
            <header className={`${styles.head} ${isPlain ? `${posters.poster} on-hero` : ''}`}>
              {!isOver && name}
              <p className={`money ${styles.price}`}>
                {priceText({ price: item ? lowestPrice(item) : dish.price, servings: dish.servings }, currency)}
              </p>
              <PriceNote restaurant={restaurant} className={styles.note} />
              {note && <p className={styles.note}>{note}</p>}
              {dish.description && <p className={`${styles.description} ${posters.words}`}>{dish.description}</p>}
              <Marks dish={dish} />
              {contentsTexts({ ...dish, additives: wordsOf(dish.additives) }).map((text) => (
                <p key={text} className={styles.allergens}>
                  {text}
                </p>
              ))}
            </header>
          </div>
          <div className={styles.choices}>
            {item && !found.isLooking ? (
              <ItemForm
                key={form}
                item={item}
                currency={currency}
                blocked={blockedText(item, wanted, timeZone)}
                before={found.before}
                action={line ? t`Update item` : t`Add to cart`}
                busy={busy ? (line ? t`Updating …` : t`Adding …`) : null}
                onSubmit={send}
                onSelection={(selection) => setChosen({ in: form, selection })}
              />
            ) : (
              waiting
            )}
          </div>
        </div>
      ) : (
        waiting
      )}
    </div>
  )
}
