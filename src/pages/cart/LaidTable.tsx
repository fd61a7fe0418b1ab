import { t } from 'ttag'
import type { CartLine } from '../../features/cart/lines'
import type { Dish } from '../../features/menu/dish-index'
import { DishPicture } from '../../components/DishPicture'
import styles from './LaidTable.module.css'

type Place = { name: string; lines: CartLine[] }

/** Who sits at the table: the host first, then the guests in the order in which they chose. */
function placesOf(lines: CartLine[]): Place[] {
  const places = new Map<string, Place>()
  for (const line of lines) {
    const { id, name } = line.participant ?? { id: '', name: t`You` }
    const place = places.get(id) ?? { name, lines: [] }
    places.set(id, { ...place, lines: [...place.lines, line] })
  }
  return [...places.values()].toSorted(
    (a, b) => Number(Boolean(a.lines[0]?.participant)) - Number(Boolean(b.lines[0]?.participant)),
  )
}

/** Plates that one place has room for. */
const MOST = 4

/** The cart of a group as a table: a place for each person, with what he or she has chosen on it. The lines below say it in words. */
export function LaidTable({ lines, dishes }: { lines: CartLine[]; dishes: Map<string, Dish> }) {
  const places = placesOf(lines)
  if (places.length < 2) return null
  return (
    <div className={`${styles.table} on-hero`} aria-hidden="true">
      {places.map(({ name, lines: own }) => (
        <figure key={own[0]!.key} className={styles.place}>
          <div className={styles.plates}>
            {own
              .flatMap(({ menuItemId }) => dishes.get(menuItemId) ?? [])
              .slice(0, MOST)
              .map(({ id, imageUrl, imageSmallUrl, imageKind }, at) => (
                <DishPicture
                  key={`${id} ${at}`}
                  src={imageUrl}
                  smallSrc={imageSmallUrl}
                  kind={imageKind}
                  className={styles.plate}
                />
              ))}
          </div>
          <figcaption>
            <bdi>{name}</bdi>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
