import { t } from 'ttag'
import { Button } from '../../components/Button'
import { tableLeft, type AtTable } from '../../stores/table'
import styles from './checkout.module.css'

/** Leaves the customer's table: the order is then collected or delivered. */
export const LeaveTable = () => (
  <Button variant="outlined" onClick={tableLeft}>
    {t`I’ve left the table`}
  </Button>
)

/** Shows the customer's table, which replaces the choice of pickup or delivery and of a time. */
export function TableField({ table }: { table: AtTable }) {
  return (
    <fieldset className={styles.block}>
      <legend>{t`Table ${table.name}`}</legend>
      <div className={styles.table}>
        <p className={styles.atTable}>{t`You’re at table ${table.name}. We’ll bring it over.`}</p>
        <LeaveTable />
      </div>
    </fieldset>
  )
}
