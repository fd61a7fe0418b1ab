import type { MenuItemSummary, OrderLine } from '../../api/types'
import { DishPicture } from '../../components/DishPicture'
import styles from './OrderPlates.module.css'

type Pictured = Pick<MenuItemSummary, 'id' | 'imageUrl' | 'imageSmallUrl' | 'imageKind'>

const MOST = 4

type Props = {
  lines: Pick<OrderLine, 'menuItemId'>[]
  /** The menu's dishes, by id. */
  dishes: ReadonlyMap<string, Pictured>
  /** The menu is on its way: keeps the plates' place, so that nothing moves. */
  isPending?: boolean
  className?: string | undefined
}

/** The pictures of an order's dishes, one of each, as far as the menu has them. */
export function OrderPlates({ lines, dishes, isPending = false, className = '' }: Props) {
  const shape = `${styles.table} ${className}`
  if (isPending) {
    const ids = [...new Set(lines.map(({ menuItemId }) => menuItemId))].slice(0, MOST)
    return (
      <div className={shape} aria-hidden="true">
        {ids.map((id) => (
          <span key={id} className={styles.plate} />
        ))}
      </div>
    )
  }
  const found = new Set(lines.flatMap(({ menuItemId }) => dishes.get(menuItemId) ?? []))
  const pictured = [...found].filter(({ imageUrl }) => imageUrl).slice(0, MOST)
  if (pictured.length === 0) return null
  return (
    <div className={shape}>
      {pictured.map(({ id, imageUrl, imageSmallUrl, imageKind }) => (
        <DishPicture key={id} src={imageUrl} smallSrc={imageSmallUrl} kind={imageKind} className={styles.plate} />
      ))}
    </div>
  )
}
