import { useNavigate } from 'react-router-dom'
import type { FavoriteRequest } from '../../api/types'
import { IconButton } from '../../components/IconButton'
import { paths, withQuery } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'
import styles from './FavoriteButton.module.css'
import { useFavorites } from './use-favorites'

type Props = { menuItemId: string; remembered: () => FavoriteRequest }

/** The heart of a dish: saves the dish with the currently chosen options. Sends a guest to sign in first. */
export function FavoriteButton({ menuItemId, remembered }: Props) {
  const customerId = useCustomerId()
  const navigate = useNavigate()
  const { favorites, save, remove } = useFavorites()
  const isFavorite = favorites.some((one) => one.menuItemId === menuItemId)
  const toggle = () => {
    if (!customerId) void navigate(withQuery(paths.login, { next: window.location.pathname }))
    else if (isFavorite) remove(menuItemId)
    else save(menuItemId, remembered())
  }
  return (
    <IconButton
      className={styles.heart}
      icon={isFavorite ? 'heartFull' : 'heart'}
      label={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      onClick={toggle}
    />
  )
}
