import { t } from 'ttag'
import { useHead } from '../../components/use-head'
import { EmptyPlate } from '../common/EmptyPlate'
import { WaysOn } from '../common/WaysOn'
import { FullPlates } from './FullPlates'
import styles from './NotFoundPage.module.css'

export function NotFoundPage() {
  useHead({ page: t`Page not found` })
  return (
    <div className={styles.page}>
      <div className={styles.said}>
        <h1>{t`There is nothing on this plate`}</h1>
        <p>{t`The page you were looking for does not exist, or has moved.`}</p>
        <div className={styles.actions}>
          <WaysOn />
        </div>
      </div>
      <EmptyPlate className={styles.table} />
      <FullPlates />
    </div>
  )
}
