import Dialog from '@mui/material/Dialog'
import { useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { DishPicture } from '../../components/DishPicture'
import { Icon } from '../../components/Icon'
import { IconButton } from '../../components/IconButton'
import { dishPath, type Dish } from './dish-index'
import { findDishes } from './search'
import styles from './SearchDialog.module.css'
import { priceText } from './words'

type Props = {
  dishes: Map<string, Dish>
  currency: string
  query: string
  onQuery: (query: string) => void
  onClose: () => void
}

/** Finds a dish as one types. */
export function SearchDialog({ dishes, currency, query, onQuery, onClose }: Props) {
  const settled = useDeferredValue(query)
  const found = useMemo(() => findDishes(dishes.values(), settled), [dishes, settled])
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label="Search"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <div className={styles.field}>
        <Icon name="search" />
        <input
          role="searchbox"
          inputMode="search"
          enterKeyHint="search"
          aria-label="Search menu"
          placeholder="Search menu..."
          autoFocus
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
        <IconButton icon="close" label="Close search" onClick={onClose} />
      </div>
      <p className="visually-hidden" role="status">
        {settled && `${found.length} ${found.length === 1 ? 'dish' : 'dishes'} found`}
      </p>
      {found.length > 0 ? (
        <ul className={styles.results} aria-label="Results">
          {found.map((dish) => (
            <li key={dish.id}>
              <Link to={dishPath(dish)} className={styles.result}>
                <DishPicture src={dish.imageUrl} className={styles.picture} />
                <bdi>{dish.name}</bdi>
                <span className="money">{dish.soldOut ? 'Sold out' : priceText(dish, currency)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>{settled ? 'No dishes match' : 'Type a dish, an ingredient, a craving.'}</p>
      )}
    </Dialog>
  )
}
