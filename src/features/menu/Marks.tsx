import type { MenuItemSummary } from '../../api/types'
import { Icon } from '../../components/Icon'
import { LEAF } from '../../components/later-icons'
import { ageText } from '../../lib/age'
import styles from './Marks.module.css'
import { dietSigns, spiceText } from './format-dish'

type Props = { dish: Pick<MenuItemSummary, 'diets' | 'spiceLevel' | 'minimumAge'> }

/** Diets, spice level and age limit, as text with icons. */
export function Marks({ dish }: Props) {
  const diets = dietSigns(dish).map(([, name]) => name)
  const spice = spiceText(dish.spiceLevel)
  const age = ageText(dish)
  if (diets.length === 0 && !spice && !age) return null
  return (
    <ul className={styles.marks}>
      {diets.map((text) => (
        <li key={text} className={`${styles.mark} ${styles.leaf}`}>
          <Icon name={LEAF} size={14} /> {text}
        </li>
      ))}
      {spice && (
        <li className={`${styles.mark} ${styles.chili}`}>
          <Icon name="chili" size={14} /> {spice}
        </li>
      )}
      {age && <li className={styles.mark}>{age}</li>}
    </ul>
  )
}
