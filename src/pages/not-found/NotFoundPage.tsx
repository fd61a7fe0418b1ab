import { t } from 'ttag'
import { LinkButton } from '../../components/Button'
import { useHead } from '../../components/use-head'
import { paths } from '../../lib/paths'
import { EmptyPlate } from '../common/EmptyPlate'
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
          <LinkButton to={paths.menu} variant="contained" size="large">
            {t`See the menu`}
          </LinkButton>
          <LinkButton to={paths.home} variant="outlined" size="large">
            {t`Home`}
          </LinkButton>
        </div>
      </div>
      <EmptyPlate className={styles.table} />
      <FullPlates />
    </div>
  )
}
