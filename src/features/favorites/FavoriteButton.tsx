import { useNavigate } from 'react-router-dom'
import type { FavoriteRequest } from '../../api/types'
import { IconButton } from '../../components/IconButton'
import { paths, withQuery } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'
import { favoriteIdOf } from './favorite-id'
import styles from './FavoriteButton.module.css'
import { useFavorites } from './use-favorites'

/**
 * The heart of a dish, full when the dish is a favorite with just these options. Saves it with them. Sends a guest to
 * sign in first.
 */
export function FavoriteButton({ chosen }: { chosen: FavoriteRequest }) {
  const customerId = useCustomerId()
  const navigate = useNavigate()
  const { favorites, save, remove } = useFavorites()
  const favorite = favorites.find((one) => favoriteIdOf(one) === favoriteIdOf(chosen))
  const toggle = () => {
    if (!customerId) void navigate(withQuery(paths.login, { next: window.location.pathname }))
    else if (favorite) remove(favorite.id)
    else save(chosen)
  }
  return (
    <IconButton
      className={styles.heart}
      icon={favorite ? 'heartFull' : 'heart'}
      label={favorite ? 'Remove from favorites' : 'Add to favorites'}
      onClick={toggle}
    />
  )
}
