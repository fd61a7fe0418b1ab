import { t } from 'ttag'
import type { Address } from '../../api/types'
import { Button } from '../../components/Button'
import { addressText } from '../../lib/address'
import styles from './KeptRow.module.css'

type Props = { address: Address; onEdit: () => void; onRemove: () => void; onDefault: () => void }

/** A saved address with its actions. */
export function AddressRow({ address: { label, address, isDefault, deliverable }, ...does }: Props) {
  return (
    <li className={styles.row} aria-label={label}>
      <div className={styles.text}>
        <h2>
          <bdi>{label}</bdi> {isDefault && <span className={styles.mark}>{t`Default`}</span>}
        </h2>
        <p>
          <bdi>{addressText(address)}</bdi>
        </p>
        {!deliverable && <p className={styles.warning}>{t`We don’t deliver there yet.`}</p>}
      </div>
      <div className={`${styles.actions} ${styles.words}`}>
        {!isDefault && (
          <Button aria-label={t`Make ${label} the default`} onClick={does.onDefault}>
            {t`Make default`}
          </Button>
        )}
        <Button aria-label={t`Edit ${label}`} onClick={does.onEdit}>
          {t`Edit`}
        </Button>
        <Button aria-label={t`Remove ${label}`} onClick={does.onRemove}>
          {t`Remove`}
        </Button>
      </div>
    </li>
  )
}
