import { t } from 'ttag'
import type { PointsProgram } from '../../api/types'
import { LinkButton } from '../../components/Button'
import { LongList } from '../../components/LongList'
import { ErrorState, PageState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useHead } from '../../components/use-head'
import { usePoints } from '../../features/points/use-points'
import { useCurrency, useRestaurant, useTimeZone } from '../../features/restaurant/use-restaurant'
import { paths } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'
import styles from './AccountLayout.module.css'
import { PointsBalance } from './PointsBalance'
import { PointsRow } from './PointsRow'
import { Rewards } from './Rewards'
import { RowSkeletons } from './RowSkeletons'
import { ShowMore } from './ShowMore'

const Loading = () => (
  <>
    <h1>{t`Points`}</h1>
    <Skeleton height="176px" />
    <ul className={styles.list}>
      <RowSkeletons />
    </ul>
  </>
)

const Nothing = () => (
  <PageState
    title={t`No points yet`}
    page={false}
    actions={
      <LinkButton to={paths.menu} variant="contained" size="large">
        {t`Browse the menu`}
      </LinkButton>
    }
  >
    {t`They are credited when an order is completed.`}
  </PageState>
)

function Points({ program }: { program: PointsProgram }) {
  const customerId = useCustomerId() ?? ''
  const list = usePoints(customerId)
  const currency = useCurrency()
  const timeZone = useTimeZone()
  const { account, entries } = list

  if (list.error && !account) return <ErrorState title={t`Your points could not be loaded`} onRetry={list.retry} />
  if (!account || !entries || currency === undefined || timeZone === undefined) return <Loading />
  return (
    <>
      <h1>{t`Points`}</h1>
      <PointsBalance account={account} program={program} currency={currency} timeZone={timeZone} />
      {program.rewards.length > 0 && <Rewards rewards={program.rewards} balance={account.balance} />}
      {entries.length === 0 ? (
        <Nothing />
      ) : (
        <section className={styles.part} aria-labelledby="points-history">
          <h2 id="points-history">{t`History`}</h2>
          <LongList label={t`History`}>
            {entries.map((entry) => (
              <PointsRow key={entry.id} entry={entry} timeZone={timeZone} />
            ))}
          </LongList>
          <ShowMore
            label={t`Show more of the history`}
            failure={t`More of the history could not be loaded`}
            list={list}
          />
        </section>
      )}
    </>
  )
}

/** The customer's points: what they are worth, how they are earned, and where they came from and went. */
export function PointsPage() {
  useHead({ page: t`Points` })
  const { data: restaurant, isPending, refetch } = useRestaurant()
  if (isPending) return <Loading />
  if (!restaurant) return <ErrorState title={t`Your points could not be loaded`} onRetry={() => void refetch()} />
  if (restaurant.pointsProgram) return <Points program={restaurant.pointsProgram} />
  return <PageState title={t`There are no points here`}>{t`Orders earn no points at the moment.`}</PageState>
}
