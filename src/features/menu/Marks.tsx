import type { MenuItemSummary } from '../../api/types'
import { Icon } from '../../components/Icon'
import styles from './Marks.module.css'
import { alcoholText } from '../../lib/alcohol'
import { dietTexts, dietSigns, spiceText } from './format-dish'

type Dish = Pick<MenuItemSummary, 'diets' | 'spiceLevel' | 'alcoholPercent'>
type Props = { dish: Dish }

/** Diets and spice level, as text with icons. */
export function Marks({ dish }: Props) {
  const diets = dietTexts(dish)
  const spice = spiceText(dish.spiceLevel)
  if (diets.length === 0 && !spice) return null
  return (
    <ul className={styles.marks}>
      {diets.map((text) => (
        <li key={text} className={`${styles.mark} ${styles.leaf}`}>
          <Icon name="leaf" size={14} /> {text}
        </li>
      ))}
      {spice && (
        <li className={`${styles.mark} ${styles.flame}`}>
          <Icon name="flame" size={14} /> {spice}
        </li>
      )}
    </ul>
  )
}

/** Diets, spice level and alcohol as short signs on one line. A pointer and a screen reader get their names. */
export function Signs({ dish }: Props) {
  const spice = spiceText(dish.spiceLevel)
  const diets = dietSigns(dish)
  const { alcoholPercent } = dish
  if (diets.length === 0 && !spice && !alcoholPercent) return null
  return (
    <ul className={styles.signs}>
      {diets.map(([sign, name]) => (
        <li key={sign} className={styles.sign} title={name}>
          <span aria-hidden="true">{sign}</span>
          <span className="visually-hidden">{name}</span>
        </li>
      ))}
      {spice && (
        <li className={styles.flames} title={spice}>
          {Array.from({ length: dish.spiceLevel }, (_, at) => (
            <Icon key={at} name="flame" size={14} />
          ))}
          <span className="visually-hidden">{spice}</span>
        </li>
      )}
      {alcoholPercent && <li>{alcoholText(alcoholPercent)}</li>}
    </ul>
  )
}
