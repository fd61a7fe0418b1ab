import { useId, useMemo, useState } from 'react'
import { t } from 'ttag'
import { useQuantities } from '../../features/cart/use-cart'
import type { Dish } from '../../features/menu/dish-index'
import { withoutAvoided } from '../../features/menu/without-avoided'
import { useMenuFilters } from '../../stores/menu-filters'
import { DishCards } from '../common/DishCards'
import styles from './GoesWellWith.module.css'
import { goesWellWith } from './goes-well'

/**
 * Dishes that go well with the cart, without those that the customer avoids. They are chosen once, so that a dish that
 * was just added does not disappear.
 */
export function GoesWellWith({ dishes, currency }: { dishes: Map<string, Dish>; currency: string }) {
  const heading = useId()
  const quantities = useQuantities()
  const { avoid } = useMenuFilters()
  const fit = useMemo(() => withoutAvoided(dishes, avoid), [dishes, avoid])
  const [chosen] = useState(() => goesWellWith([...fit.values()], new Set(quantities.keys())).map(({ id }) => id))
  const cards = chosen.flatMap((id) => fit.get(id) ?? [])
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={heading} className={styles.suggestions}>
      <h2 id={heading}>{t`Goes well with`}</h2>
      <DishCards dishes={cards} currency={currency} />
    </section>
  )
}
