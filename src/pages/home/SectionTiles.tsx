import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { t } from 'ttag'
import { restaurantQueries } from '../../api/queries/restaurant'
import { DishPicture } from '../../components/DishPicture'
import { Skeleton } from '../../components/Skeleton'
import { paths } from '../../lib/paths'
import styles from './SectionTiles.module.css'

const MOST = 12
const EXPECTED = 7

/** The sections of the first menu, each with the picture of its first dish and a link to its place in the menu. */
export function SectionTiles() {
  const { data, error } = useQuery(restaurantQueries.menus())
  const menu = data?.menus[0]
  if (!menu && (data || error)) return <p>{t`There is no menu to be shown right now.`}</p>
  if (!menu) {
    return (
      <div className={styles.tiles} aria-hidden="true">
        {Array.from({ length: EXPECTED }, (_, index) => (
          <div key={index} className={styles.tile}>
            <Skeleton height="auto" className={styles.picture} />
            <span className={styles.name}>&nbsp;</span>
          </div>
        ))}
      </div>
    )
  }
  const filled = menu.sections.filter(({ items }) => items.length > 0)
  return (
    <ul className={styles.tiles}>
      {filled.slice(0, MOST).map(({ id, name, items }) => (
        <li key={id}>
          <Link to={paths.menuAt(menu.id, id)} className={styles.tile}>
            <DishPicture
              src={items[0]?.imageUrl ?? null}
              smallSrc={items[0]?.imageSmallUrl}
              kind={items[0]?.imageKind}
              className={styles.picture}
            />
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
