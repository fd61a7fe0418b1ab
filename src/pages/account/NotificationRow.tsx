import { Link } from 'react-router-dom'
import { t } from 'ttag'
import type { Notification } from '../../api/types'
import { paths, withQuery } from '../../lib/paths'
import { mediumDateTime } from '../../lib/days'
import styles from './NotificationsPage.module.css'

/** The page a notification links to. */
function pathOf({ kind, orderId }: Notification): string {
  if (orderId) return withQuery(paths.trackOrder, { orderId })
  return kind === 'OFFER' ? paths.menu : paths.account.profile
}

type Props = { notification: Notification; timeZone: string; onOpen: () => void }

/** A notification. Opening it marks it as read. */
export function NotificationRow({ notification, timeZone, onOpen }: Props) {
  const { title, body, at, read } = notification
  return (
    <div role="listitem">
      <Link to={pathOf(notification)} className={read ? styles.read : styles.unread} onClick={onOpen}>
        <span className={styles.title}>
          {!read && <span className="visually-hidden">{t`Unread:`} </span>}
          <bdi>{title}</bdi>
        </span>
        <span className={styles.quiet}>
          <bdi>{body}</bdi>
        </span>
        <time dateTime={at} className={styles.quiet}>
          {mediumDateTime(at, timeZone)}
        </time>
      </Link>
    </div>
  )
}
