import { useNavigate } from 'react-router-dom'
import { t } from 'ttag'
import type { Favorite, FavoriteRequest } from '../../api/types'
import { IconButton } from '../../components/IconButton'
import { HEART } from '../../components/later-icons'
import { pathHere } from '../../lib/base'
import { paths, withQuery } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'
import { favoriteIdOf } from './favorite-id'
import styles from './FavoriteButton.module.css'
import { useFavorites } from './use-favorites'

type Props = {
  /** The dish with the options that are chosen. */
  chosen: FavoriteRequest
  /** A favorite of this dish with the options that it still has. */
  asNow: (favorite: Favorite) => FavoriteRequest
}

/**
 * The heart of a dish, full when the dish is a favorite with just these options. Saves it with them. Sends a guest to
 * sign in first.
 */
export function FavoriteButton({ chosen, asNow }: Props) {
  const customerId = useCustomerId()
  const navigate = useNavigate()
  const { favorites, save, remove } = useFavorites()
  const isSame = (one: Favorite) => favoriteIdOf(asNow(one)) === favoriteIdOf(chosen)
  const favorite = favorites.find((one) => one.menuItemId === chosen.menuItemId && isSame(one))
  const toggle = () => {
    if (!customerId) void navigate(withQuery(paths.login, { next: pathHere() }))
    else if (favorite) remove(favorite.id)
    else save(chosen)
  }
  return (
    <IconButton
      className={favorite ? `${styles.heart} full` : styles.heart}
      icon={HEART}
      label={favorite ? t`Remove from favorites` : t`Add to favorites`}
      onClick={toggle}
    />
  )
}
