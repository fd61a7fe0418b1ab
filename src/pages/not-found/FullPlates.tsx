import { t } from 'ttag'
import { useDishes } from '../../features/menu/dish-index'
import { popularOf } from '../../features/menu/popular'
import { useCurrency } from '../../features/restaurant/use-restaurant'
import { DishCards } from '../common/DishCards'
import styles from './NotFoundPage.module.css'

/** Fills whole rows in every look. */
const MOST = 4

/** A few dishes to go on with. Without a menu there is nothing here. */
export function FullPlates() {
  const currency = useCurrency()
  const dishes = popularOf(useDishes().values(), MOST)
  if (dishes.length === 0 || currency === undefined) return null
  return (
    <section className={styles.part} aria-labelledby="full-plates">
      <h2 id="full-plates">{t`These plates are full`}</h2>
      <DishCards dishes={dishes} currency={currency} />
    </section>
  )
}
