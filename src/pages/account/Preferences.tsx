import { t } from 'ttag'
import type { NotificationPreference } from '../../api/types'
import { CheckField } from '../../components/CheckField'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { usePreferences } from '../../features/notifications/use-notifications'
import styles from './NotificationsPage.module.css'

const KINDS: [NotificationPreference['kind'], string][] = [
  ['ORDER_STATUS', t`My orders`],
  ['OFFER', t`Offers`],
  ['ACCOUNT', t`My account`],
]
const CHANNELS: Record<NotificationPreference['channel'], string> = { SMS: t`SMS`, EMAIL: t`Email`, PUSH: t`Push` }

/** Which notifications a customer wants, and by which channel. A tap is saved at once. */
export function Preferences({ customerId }: { customerId: string }) {
  const { preferences, error, retry, prefer } = usePreferences(customerId)
  if (error) return <ErrorState title={t`Your choices could not be loaded`} onRetry={retry} page={false} />
  if (!preferences) return <Skeleton height="216px" />
  return KINDS.map(([kind, words]) => (
    <fieldset key={kind} className={styles.kind}>
      <legend>{words}</legend>
      {preferences
        .filter((preference) => preference.kind === kind)
        .map(({ channel, enabled }) => (
          <CheckField
            key={channel}
            label={CHANNELS[channel]}
            checked={enabled}
            onChange={(isOn) => prefer({ kind, channel, enabled: isOn })}
          />
        ))}
    </fieldset>
  ))
}
