import { useEffect } from 'react'
import { t } from 'ttag'
import { Button } from '../../components/Button'
import { LongList } from '../../components/LongList'
import { ErrorState } from '../../components/PageState'
import { useHead } from '../../components/use-head'
import { useNotifications } from '../../features/notifications/use-notifications'
import { useTimeZone } from '../../features/restaurant/use-restaurant'
import { useCustomerId } from '../../stores/auth'
import { MuiTheme } from '../../theme/MuiTheme'
import styles from './AccountLayout.module.css'
import { NotificationRow } from './NotificationRow'
import own from './NotificationsPage.module.css'
import { Preferences } from './Preferences'
import { PushSwitch } from './PushSwitch'
import { RowSkeletons } from './RowSkeletons'
import { ShowMore } from './ShowMore'

/** The customer's notifications and notification preferences. */
export function NotificationsPage() {
  useHead({ page: t`Notifications` })
  const customerId = useCustomerId() ?? ''
  const timeZone = useTimeZone()
  const news = useNotifications(customerId)
  const { notifications, unreadCount } = news

  useEffect(() => {
    // On the icon of an installed shop, where messages about orders have set it, too.
    if (notifications) void navigator.setAppBadge?.(unreadCount).catch(() => {})
  }, [notifications, unreadCount])

  if (news.error && !notifications) {
    return <ErrorState title={t`Your notifications could not be loaded`} onRetry={news.retry} />
  }
  return (
    <>
      <div className={own.head}>
        <h1>{t`Notifications`}</h1>
        <Button blocked={unreadCount === 0} onClick={news.markAllRead}>
          {t`Mark all as read`}
        </Button>
      </div>
      {notifications?.length === 0 && (
        <p className={own.none}>{t`Nothing yet. What becomes of your orders stands here.`}</p>
      )}
      {notifications && timeZone !== undefined ? (
        <LongList label={t`Notifications`}>
          {notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              timeZone={timeZone}
              onOpen={() => !notification.read && news.markRead(notification.id)}
            />
          ))}
        </LongList>
      ) : (
        <ul className={styles.list}>
          <RowSkeletons />
        </ul>
      )}
      <ShowMore label={t`Show more notifications`} failure={t`More notifications could not be loaded`} list={news} />
      {notifications && (
        <section className={styles.part} aria-labelledby="preferences">
          <h2 id="preferences">{t`What we tell you, and how`}</h2>
          <MuiTheme>
            <Preferences customerId={customerId} />
            <PushSwitch customerId={customerId} />
          </MuiTheme>
        </section>
      )}
    </>
  )
}
