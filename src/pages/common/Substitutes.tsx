import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/errors'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { AddCartItem } from '../../api/types'
import type { CartLine } from '../../features/cart/lines'
import { useDishes } from '../../features/menu/dish-index'
import styles from './Substitutes.module.css'
import { differenceText, substitutesOf, type Substitute } from './substitutes'

/** The substitutes of a cart line, once its dish has been read again: the API has just said that it has changed. */
function useSubstitutes(line: CartLine): Substitute[] {
  const dishes = useDishes()
  const dish = dishes.get(line.menuItemId)
  const { persister: _, ...query } = restaurantQueries.item(dish?.menuId ?? '', line.menuItemId)
  const read = useQuery({ ...query, enabled: dish !== undefined, staleTime: 0 })
  const isGone = !dish || (read.error instanceof ApiError && read.error.status === 404)
  if (!isGone && (!read.data || !read.isFetchedAfterMount || read.isError)) return []
  return substitutesOf({ ...line, unitPrice: line.price }, dish, isGone ? undefined : read.data, [...dishes.values()])
}

type Props = {
  line: CartLine
  currency: string
  onChoose: (item: AddCartItem) => void
}

/** Ways to order a cart line that cannot be ordered as it is, with the difference in price. */
export function Substitutes({ line, currency, onChoose }: Props) {
  const offers = useSubstitutes(line)
  if (offers.length === 0) return null
  return (
    <ul className={styles.offers}>
      {offers.map(({ label, item, difference }) => (
        <li key={label}>
          <button type="button" className={styles.offer} onClick={() => onChoose(item)}>
            <bdi>{label}</bdi> <span className="money">{differenceText(difference, currency)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
