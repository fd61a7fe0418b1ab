import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/errors'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { AddCartItem } from '../../api/types'
import type { CartLine } from '../../features/cart/lines'
import { useDishes } from '../../features/menu/dish-index'
import { useMenuFilters } from '../../stores/menu-filters'
import styles from './SubstituteList.module.css'
import { differenceText, substitutesOf, type Substitute } from './substitutes'

/** The substitutes of a cart line, once its dish has been read again: the API has just said that it has changed. */
function useSubstitutes(line: CartLine): Substitute[] {
  const dishes = useDishes()
  const { avoid } = useMenuFilters()
  const dish = dishes.get(line.menuItemId)
  const { persister: _, ...query } = restaurantQueries.item(dish?.menuId ?? '', line.menuItemId)
  const read = useQuery({ ...query, enabled: dish !== undefined, staleTime: 0 })
  const isGone = !dish || (read.error instanceof ApiError && read.error.status === 404)
  if (!isGone && (!read.data || !read.isFetchedAfterMount || read.isError)) return []
  const before = { ...line, unitPrice: line.price }
  return substitutesOf(before, dish, isGone ? undefined : read.data, [...dishes.values()], avoid)
}

type Props = {
  line: CartLine
  currency: string
  /** Resolves when the substitute is in the cart, or was refused. */
  onChoose: (item: AddCartItem) => Promise<void>
}

/** Ways to order a cart line that cannot be ordered as it is, with the difference in price. */
export function SubstituteList({ line, currency, onChoose }: Props) {
  const offers = useSubstitutes(line)
  const [isBusy, setBusy] = useState(false)
  /** Known at once: a second tap may come before the next render. */
  const isChosen = useRef(false)
  if (offers.length === 0) return null
  const choose = async (item: AddCartItem) => {
    if (isChosen.current) return
    isChosen.current = true
    setBusy(true)
    await onChoose(item)
    isChosen.current = false
    setBusy(false)
  }
  return (
    <ul className={styles.offers} aria-busy={isBusy}>
      {offers.map(({ id, label, item, difference }) => (
        <li key={id}>
          <button type="button" className={styles.offer} aria-disabled={isBusy} onClick={() => void choose(item)}>
            <bdi>{label}</bdi> <span className="money">{differenceText(difference, currency)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
