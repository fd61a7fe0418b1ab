import type { Address } from '../../api/types'
import { Button } from '../../components/Button'
import { addressLine } from '../../features/addresses/address-fields'
import styles from './KeptRow.module.css'

type Props = { address: Address; onEdit: () => void; onRemove: () => void; onDefault: () => void }

/** A saved address with its actions. */
export function AddressRow({ address: { label, address, isDefault, deliverable }, ...does }: Props) {
  return (
    <li className={styles.row} aria-label={label}>
      <div className={styles.text}>
        <h2>
          <bdi>{label}</bdi> {isDefault && <span className={styles.mark}>Default</span>}
        </h2>
        <p>
          <bdi>{addressLine(address)}</bdi>
        </p>
        {!deliverable && <p className={styles.warning}>We do not deliver there.</p>}
      </div>
      <div className={`${styles.actions} ${styles.words}`}>
        {!isDefault && (
          <Button aria-label={`Make ${label} the default`} onClick={does.onDefault}>
            Make default
          </Button>
        )}
        <Button aria-label={`Edit ${label}`} onClick={does.onEdit}>
          Edit
        </Button>
        <Button aria-label={`Remove ${label}`} onClick={does.onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}
