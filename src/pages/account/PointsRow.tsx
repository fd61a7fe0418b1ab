import { Link } from 'react-router-dom'
import type { PointsEntry } from '../../api/types'
import { entryText } from '../../features/points/entry-text'
import { formatChange } from '../../lib/count'
import { paths, withQuery } from '../../lib/paths'
import { mediumDateTime } from '../../lib/days'
import styles from './PointsPage.module.css'

/** An entry of the history. It leads to its order. */
export function PointsRow({ entry, timeZone }: { entry: PointsEntry; timeZone: string }) {
  const { at, points, orderId } = entry
  const text = entryText(entry)
  return (
    <div role="listitem" className={styles.row}>
      <p className={styles.text}>
        {orderId ? <Link to={withQuery(paths.trackOrder, { orderId })}>{text}</Link> : text}
        <time dateTime={at} className={styles.quiet}>
          {mediumDateTime(at, timeZone)}
        </time>
      </p>
      <strong className="money">{formatChange(points)}</strong>
    </div>
  )
}
