import { t } from 'ttag'
import { useHead } from '../../components/use-head'
import { useAuth } from '../../features/auth/auth-context'
import styles from './AccountHub.module.css'
import layout from './AccountLayout.module.css'
import { LatestOrder } from './LatestOrder'
import { Rooms } from './Rooms'
import { useNews } from './use-news'
import { useValues } from './use-values'

/** The first page of the account: the order that matters now, and the account's pages with what is in them. */
export function AccountHub() {
  useHead({ page: t`Account` })
  const firstName = useAuth().user?.firstName
  return (
    <div className={`${layout.page} ${styles.hub}`}>
      <header>
        <h1>{firstName ? t`Hello, ${firstName}` : t`Account`}</h1>
      </header>
      <LatestOrder />
      <Rooms news={useNews()} values={useValues()} />
    </div>
  )
}
