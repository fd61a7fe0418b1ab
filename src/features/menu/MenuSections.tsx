import type { Menu } from '../../api/types'
import { Icon } from '../../components/Icon'
import { clockTime } from '../../lib/time'
import { DishCard } from './DishCard'
import type { Dish } from './dish-index'
import styles from './MenuSections.module.css'

type Props = {
  menu: Menu
  dishes: Map<string, Dish>
  currency: string
  timeZone: string
  onAdd: (dish: Dish) => void
  onIntent: (dish: Dish) => void
}

/** Pictures that are in view at first on most screens. */
const EAGER = 6

/** The sections of a menu, each a region named by its heading. Those out of view cost nothing to draw. */
export function MenuSections({ menu, dishes, currency, timeZone, onAdd, onIntent }: Props) {
  const { available, availableFrom } = menu.availability
  return (
    <>
      {!available && availableFrom && (
        <p className={styles.closed} role="note">
          <Icon name="clock" /> Available from {clockTime(availableFrom, timeZone)}
        </p>
      )}
      {menu.sections.map(({ id, name, description, items }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
          <h2 id={`${id}-heading`}>{name}</h2>
          {description && <p className={styles.note}>{description}</p>}
          <div className={styles.grid}>
            {items.map((item, place) => {
              const dish = dishes.get(item.id)
              return (
                dish && (
                  <DishCard
                    key={item.id}
                    dish={dish}
                    currency={currency}
                    onAdd={onAdd}
                    onIntent={onIntent}
                    eager={index === 0 && place < EAGER}
                  />
                )
              )
            })}
          </div>
        </section>
      ))}
    </>
  )
}
