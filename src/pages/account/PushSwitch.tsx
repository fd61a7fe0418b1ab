import { t } from 'ttag'
import { SwitchField } from '../../components/CheckField'
import { usePush } from '../../features/notifications/push'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import styles from './NotificationsPage.module.css'

/** Messages on this device. Not offered by a restaurant without push messages, or in a browser without them. */
export function PushSwitch({ customerId }: { customerId: string }) {
  const { data: restaurant } = useRestaurant()
  const { state, isOn, isPending, toggle } = usePush(customerId, restaurant?.pushKey)
  if (state === 'unsupported') return null
  return (
    <fieldset className={styles.kind}>
      <legend>{t`This device`}</legend>
      <SwitchField
        label={t`Order steps on the lock screen`}
        checked={isOn}
        disabled={isPending || state === 'denied'}
        onChange={toggle}
      />
      {state === 'denied' && <p>{t`Your browser blocks messages of this site. You can allow them in its settings.`}</p>}
    </fieldset>
  )
}
