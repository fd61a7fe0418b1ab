import type { MenuItemSummary } from '../../api/types'
import { Icon } from '../../components/Icon'
import styles from './Marks.module.css'
import { dietSigns, spiceText } from './format-dish'

type Props = { dish: Pick<MenuItemSummary, 'diets' | 'spiceLevel'> }

/** Diets and spice level, as text with icons. */
export function Marks({ dish }: Props) {
  const diets = dietSigns(dish).map(([, name]) => name)
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
