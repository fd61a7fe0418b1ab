import { Link } from 'react-router-dom'
import { t } from 'ttag'
import { DishPicture } from '../../components/DishPicture'
import { dishPath, useDishes } from '../../features/menu/dish-index'
import { priceText, soldText } from '../../features/menu/format-dish'
import { popularOf } from '../../features/menu/popular'
import { useCurrency } from '../../features/restaurant/use-restaurant'
import styles from './FullPlates.module.css'

const MOST = 3

/** A few dishes to go on with. Without a menu there is nothing here. */
export function FullPlates() {
  const currency = useCurrency() ?? ''
  const dishes = popularOf(useDishes().values(), MOST)
  if (dishes.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="full-plates">
      <h2 id="full-plates">{t`These plates are full`}</h2>
      <ul className={styles.dishes}>
        {dishes.map((dish) => (
          <li key={dish.id}>
            <Link to={dishPath(dish)} className={styles.dish}>
              <DishPicture
                src={dish.imageUrl}
                smallSrc={dish.imageSmallUrl}
                kind={dish.imageKind}
                className={styles.picture}
              />
              <span className={styles.text}>
                <bdi className={styles.name}>{dish.name}</bdi>
                <span className="money">{priceText(dish, currency)}</span>
                {soldText(dish, currency) && <small>{soldText(dish, currency)}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
