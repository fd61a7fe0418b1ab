import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { t } from 'ttag'
import type { Order } from '../../api/types'
import { Button } from '../../components/Button'
import { lazyPart } from '../../components/lazy-part'
import { Skeleton } from '../../components/Skeleton'
import { issueText } from '../../features/orders/progress'
import { useReportIssue } from '../../features/orders/use-issue'
import { mediumDateTime } from '../../lib/days'
import { ReportedDishes } from './ReportedDishes'
import styles from './Issue.module.css'
import page from './TrackOrderPage.module.css'

const later = <Skeleton height="240px" />
const IssueOffers = lazyPart(() => import('./forms').then((module) => module.IssueOffers), later)
const ReportForm = lazyPart(() => import('./forms').then((module) => module.ReportForm), later)

/** The query parameter by which a link opens the form. */
const REPORT = 'report'

type Props = { order: Order; customerId: string; timeZone: string }

/** Reports what was wrong with a completed order, and shows what becomes of it. Only where the API offers it. */
export function Issue({ order, customerId, timeZone }: Props) {
  const { issue, reportableUntil } = order
  const [query] = useSearchParams()
  const [isOpen, setOpen] = useState(query.has(REPORT))
  const { mutate, isPending, error } = useReportIssue(customerId, order.id)
  if (!issue && !reportableUntil) return null
  return (
    <section className={`${page.card} ${styles.issue}`} aria-labelledby="issue">
      <h2 id="issue">{issue ? issueText(order) : t`Was something wrong?`}</h2>
      {issue && <ReportedDishes issue={issue} lines={order.lines} />}
      {issue && !issue.choice && <IssueOffers order={order} issue={issue} customerId={customerId} />}
      {!issue && reportableUntil && (
        <p className={styles.quiet}>
          {t`Tell us until ${mediumDateTime(reportableUntil, timeZone)}, and we make up for it.`}
        </p>
      )}
      {!issue && !isOpen && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t`Report a problem`}
        </Button>
      )}
      {!issue && isOpen && (
        <ReportForm lines={order.lines} busy={isPending} error={error} onSend={mutate} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}
