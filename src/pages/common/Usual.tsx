import { useEffect, useState } from 'react'
import { t } from 'ttag'
import type { Order } from '../../api/types'
import { Button } from '../../components/Button'
import { lazyDialog } from '../../components/lazy'
import { Skeleton } from '../../components/Skeleton'
import { StillWorking } from '../../components/StillWorking'
import { useUsual } from '../../features/orders/use-usual'
import { formatMoney } from '../../lib/money'
import { prefetch } from '../../lib/prefetch'
import { whenIdle } from '../../lib/when-idle'
import styles from './Usual.module.css'
import { useOrderedAgain } from './use-ordered-again'
import { useUsualAgain } from './use-usual-again'

const OrderAgain = lazyDialog(() => import('./OrderAgain').then((module) => module.OrderAgain))

/** What the dishes cost now, or that something has changed. Read in an idle moment, as nothing waits for it. */
function News({ order }: { order: Order }) {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        setIsNeeded(true)
        prefetch(() => import('../checkout/CheckoutPage'))
      }),
    [],
  )
  const { rows } = useOrderedAgain({ lines: order.lines, currency: order.totals.currency, isNow: true }, isNeeded)
  if (!rows) return null
  if (rows.some(({ changes }) => changes.length > 0)) return t`Some of it has changed since.`
  const total = rows.reduce((sum, { item }) => sum + (item ? item.qty * item.price : 0), 0)
  return formatMoney(total, order.totals.currency)
}

/** 'Your usual': the customer's last completed order. One tap leads to its checkout, the second places it. */
export function Usual({ customerId }: { customerId: string }) {
  const { order, dishes } = useUsual(customerId)
  const { step, again, checkOut, close } = useUsualAgain(customerId)
  if (dishes === '') return <Skeleton height="100%" />
  if (!dishes) return null
  const isReading = step.is === 'reading'
  return (
    <section className={styles.card} aria-labelledby="usual">
      <div className={styles.words}>
        <h2 id="usual">{t`Your usual`}</h2>
        <p className={styles.dishes}>
          <bdi>{dishes}</bdi>
        </p>
        <p className={styles.news}>{order && <News key={order.id} order={order} />}</p>
      </div>
      <Button variant="contained" loading={isReading} onClick={() => void again()}>
        {t`Order again`}
      </Button>
      {isReading && <StillWorking floating isRead />}
      {step.is === 'asking' && (
        <OrderAgain
          title={t`Order ${step.order.number} again?`}
          lines={step.order.lines}
          currency={step.order.totals.currency}
          notice={step.notice}
          isNow
          onAdd={(items) => void checkOut(step.order, items)}
          onClose={close}
        />
      )}
    </section>
  )
}
