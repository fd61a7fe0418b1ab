import { t } from 'ttag'
import { useHead } from '../../components/use-head'
import { useAuth } from '../../features/auth/auth-context'
import styles from './AccountLayout.module.css'
import { Rooms } from './Rooms'
import { useCounts } from './use-counts'

/** The first page of the account: its pages, with what is in them. */
export function AccountHub() {
  useHead({ page: t`Account` })
  const { user } = useAuth()
  return (
    <div className={styles.page}>
      <h1>{t`Account`}</h1>
      <bdi className={styles.note}>{[user?.firstName, user?.lastName].filter(Boolean).join(' ')}</bdi>
      <Rooms counts={useCounts()} isHub />
    </div>
  )
}
