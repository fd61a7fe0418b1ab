import { t } from 'ttag'
import { Button } from '../../components/Button'
import { tableLeft, type AtTable } from '../../stores/table'
import styles from './checkout.module.css'

/** Leaves the customer's table: the order is then collected or delivered. */
export const LeaveTable = () => (
  <Button variant="outlined" onClick={tableLeft}>
    {t`Not at the table any more`}
  </Button>
)

/** Shows the customer's table, which replaces the choice of pickup or delivery and of a time. */
export function TableField({ table }: { table: AtTable }) {
  return (
    <fieldset className={styles.block}>
      <legend>{t`Table ${table.name}`}</legend>
      <div className={styles.table}>
        <p className={styles.quiet}>{t`We bring your order to your table as soon as it is ready.`}</p>
        <LeaveTable />
      </div>
    </fieldset>
  )
}
