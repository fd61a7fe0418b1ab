import { useId } from 'react'
import { t } from 'ttag'
import { Icon } from '../../components/Icon'
import { LOCK } from '../../components/later-icons'
import { readablePhone } from '../../lib/phone'
import styles from './FixedPhone.module.css'

/** The phone number, which is read and copied, and looks like it. */
export function FixedPhone({ phone }: { phone: string }) {
  const id = useId()
  return (
    <div className={styles.phone}>
      <Icon name={LOCK} />
      <label htmlFor={id}>{t`Phone number`}</label>
      <input id={id} type="tel" value={readablePhone(phone)} readOnly aria-describedby={`${id}-why`} />
      <p id={`${id}-why`}>{t`You sign in with it, so it cannot be changed.`}</p>
    </div>
  )
}
