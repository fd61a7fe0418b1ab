import type { MenuItemSummary } from '../../api/types'
import { Icon } from '../../components/Icon'
import { ageText } from '../../lib/age'
import { alcoholText } from '../../lib/alcohol'
import styles from './Signs.module.css'
import { dietSigns, spiceText } from './format-dish'

type Props = { dish: Pick<MenuItemSummary, 'diets' | 'spiceLevel' | 'alcoholPercent' | 'minimumAge'> }

/** Diets, spice level, alcohol and age limit as short signs on one line. A pointer and a screen reader get their names. */
export function Signs({ dish }: Props) {
  const spice = spiceText(dish.spiceLevel)
  const diets = dietSigns(dish)
  const { alcoholPercent } = dish
  const age = ageText(dish)
  if (!(diets.length || spice || alcoholPercent || age)) return null
  return (
    <ul className={styles.signs}>
      {diets.map(([sign, name]) => (
        <li key={sign} className={styles.sign} title={name}>
          <span aria-hidden="true">{sign}</span>
          <span className="visually-hidden">{name}</span>
        </li>
      ))}
      {spice && (
        <li className={styles.chilies} title={spice}>
          {Array.from({ length: dish.spiceLevel }, (_, at) => (
            <Icon key={at} name="chili" size={14} />
          ))}
          <span className="visually-hidden">{spice}</span>
        </li>
      )}
      {!!alcoholPercent && <li>{alcoholText(alcoholPercent)}</li>}
      {age && (
        <li className={`${styles.sign} ${styles.age}`} title={age}>
          <span aria-hidden="true">{dish.minimumAge}+</span>
          <span className="visually-hidden">{age}</span>
        </li>
      )}
    </ul>
  )
}
