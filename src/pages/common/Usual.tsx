import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { Order } from '../../api/types'
import { Button } from '../../components/Button'
import { optional } from '../../components/optional'
import { StillWorking } from '../../components/StillWorking'
import { useUsual } from '../../features/orders/use-usual'
import { formatMoney } from '../../lib/money'
import { prefetch } from '../../lib/prefetch'
import { whenIdle } from '../../lib/when-idle'
import styles from './Usual.module.css'
import { useOrderedAgain } from './use-ordered-again'
import { useUsualAgain } from './use-usual-again'

const OrderAgain = optional(() => import('./OrderAgain').then((module) => module.OrderAgain))

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
  const { rows } = useOrderedAgain(order, isNeeded)
  if (!rows) return null
  if (rows.some(({ changes }) => changes.length > 0)) return 'Some of it has changed since.'
  const total = rows.reduce((sum, { item }) => sum + (item ? item.qty * item.price : 0), 0)
  return formatMoney(total, order.totals.currency)
}

/** 'Your usual': the customer's last completed order. One tap leads to its checkout, the second places it. */
export function Usual({ customerId }: { customerId: string }) {
  const { order, dishes, failed, retry } = useUsual(customerId)
  const { step, again, checkOut, close } = useUsualAgain(customerId)
  /** Pressed before the orders have been read. */
  const [isPressed, setIsPressed] = useState(false)
  const begin = useEffectEvent((last: Order) => void again(last).then(() => setIsPressed(false)))
  useEffect(() => {
    if (isPressed && order) begin(order)
  }, [isPressed, order])

  if (!dishes) return null
  const isWaiting = step.is === 'reading' || (isPressed && !order && !failed)
  const press = () => {
    if (order) return void again(order)
    if (failed) retry()
    setIsPressed(true)
  }
  return (
    <section className={styles.card} aria-labelledby="usual">
      <div className={styles.words}>
        <h2 id="usual">Your usual</h2>
        <p className={styles.dishes}>
          <bdi>{dishes}</bdi>
        </p>
        <p className={styles.news}>
          {order ? <News key={order.id} order={order} /> : failed && 'It could not be read.'}
        </p>
      </div>
      <Button variant="contained" loading={isWaiting} onClick={press}>
        {failed ? 'Try again' : 'Order again'}
      </Button>
      {isWaiting && <StillWorking floating isRead />}
      {order && step.is === 'asking' && (
        <Suspense>
          <OrderAgain
            order={order}
            notice={step.notice}
            onAdd={(items) => void checkOut(order, items)}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  )
}
