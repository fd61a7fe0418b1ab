import { useState } from 'react'
import { t } from 'ttag'
import type { AtTable } from '../../stores/table'
import styles from './checkout.module.css'

/** Says that the table which the order was for has expired or was left: the choice of pickup or delivery is back. */
export function LeftTable({ table }: { table: AtTable | null }) {
  const [last, setLast] = useState(table)
  if (table && table !== last) setLast(table)
  return (
    <p role="status" className={styles.left}>
      {!table && last && t`This order is not for table ${last.name} any more. Please choose how you would like it.`}
    </p>
  )
}
